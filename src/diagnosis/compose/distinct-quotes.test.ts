import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/schemas/evidence.ts';
import { distinctQuotes } from './distinct-quotes.ts';

const text = (quote: string): Evidence => ({ url: 'https://example.com/', quote, kind: 'text' });
const heading = (quote: string): Evidence => ({ ...text(quote), kind: 'heading' });
const firstOf = (...quotes: Evidence[][]) =>
  distinctQuotes(quotes.map((evidence) => ({ evidence }))).map(({ evidence }) => evidence[0]?.quote);

const all = text('We wash, wax, and coat cars.');

describe('the first quote of each workflow', () => {
  it('is another one than those above, if there is another sentence', () => {
    expect(firstOf([all], [all, text('A coating takes two days.')])).toEqual([
      all.quote,
      'A coating takes two days.',
    ]);
  });

  it('is the same sentence rather than a heading', () => {
    expect(firstOf([all], [all, heading('Coatings')])).toEqual([all.quote, all.quote]);
  });

  it('keeps all the others', () => {
    const [, second] = distinctQuotes([{ evidence: [all] }, { evidence: [all, text('By hand.')] }]);
    expect(second?.evidence.map(({ quote }) => quote)).toEqual(['By hand.', all.quote]);
  });
});
