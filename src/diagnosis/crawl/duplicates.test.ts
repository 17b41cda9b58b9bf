import { describe, expect, it } from 'vitest';
import { readPage } from '../read/read-page.ts';
import { createDuplicates } from './duplicates.ts';

const subjects = ['boilers', 'bathrooms', 'kitchens', 'roofs', 'gardens', 'drains', 'windows', 'floors'];

function page(path: string, text: string, head = '') {
  const html = `<!doctype html><html lang="en"><head><title>x</title>${head}</head><body><main><p>${text}</p></main></body></html>`;
  return readPage({
    url: `https://a.test${path}`,
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    xRobotsTag: null,
    isHome: false,
  });
}

const article = (town: string, count: number) =>
  `${Array.from(
    { length: count },
    (_, n) => `Job ${n * 7919}: our fitters repair ${subjects[n % 8]} number ${n * 31} within ${n + 1} days.`,
  ).join(' ')} We work in ${town}.`;

describe('createDuplicates', () => {
  it('finds an earlier page with the same content', () => {
    const { check } = createDuplicates();
    expect(check(page('/a', article('Leeds', 20)))).toBeNull();
    expect(check(page('/b', article('Leeds', 20)))).toBe('https://a.test/a');
  });

  it('finds an earlier page that differs in only one word', () => {
    const { check } = createDuplicates();
    expect(check(page('/a', article('Leeds', 60)))).toBeNull();
    expect(check(page('/b', article('York', 60)))).toBe('https://a.test/a');
  });

  it('accepts pages with different content', () => {
    const { check } = createDuplicates();
    expect(check(page('/a', article('Leeds', 20)))).toBeNull();
    expect(
      check(
        page(
          '/b',
          `Returns are taken within thirty days. ${'Send the parcel back with its invoice, and we refund the price to your card or account after a check of the goods. '.repeat(3)}`,
        ),
      ),
    ).toBeNull();
  });

  it('compares short pages by their exact text', () => {
    const { check } = createDuplicates();
    expect(check(page('/a', 'Open on Monday.'))).toBeNull();
    expect(check(page('/b', 'Open on Tuesday.'))).toBeNull();
    expect(check(page('/c', 'Open on Monday.'))).toBe('https://a.test/a');
  });
});
