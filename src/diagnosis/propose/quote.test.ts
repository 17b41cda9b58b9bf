import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestQuote, quoteOf } from './quote.ts';

describe('quoteOf', () => {
  it('returns the whole sentence if it is short', () => {
    const text = 'First. Call our office today. Last.';
    expect(quoteOf(text, { start: 7, end: 29 }, { start: 12, end: 22 })).toBe('Call our office today.');
  });

  it('cuts a long sentence between words around the match', () => {
    const text = `${'before '.repeat(60)}schedule a visit ${'after '.repeat(60)}`.trim();
    const start = text.indexOf('schedule');
    const quote = quoteOf(text, { start: 0, end: text.length }, { start, end: start + 16 });
    expect(quote).toContain('schedule a visit');
    expect(quote.length).toBeLessThanOrEqual(longestQuote);
    expect(quote).toMatch(/^before .* after$/);
  });

  it('is always an exact part of the text that contains the match, and never too long', () => {
    const words = fc.array(fc.stringMatching(/^[a-z,]{1,14}$/), { minLength: 3, maxLength: 150 });
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(4), (list, at, length) => {
        const from = at % list.length;
        const match = list.slice(from, from + length + 1).join(' ');
        const start = list.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
        const text = list.join(' ');
        const quote = quoteOf(text, { start: 0, end: text.length }, { start, end: start + match.length });
        expect(text).toContain(quote);
        expect(quote).toContain(match);
        expect(quote.length).toBeLessThanOrEqual(longestQuote);
      }),
    );
  });
});
