import { expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { quoteContext } from './quote-context.ts';

const [url, other] = ['https://example.com/', 'https://example.com/other'];
const page = pageOf('/', [
  '# Our partners',
  'We recommend Bellows Ltd for tuning. Call Ada Winter before you go. They tune pianos in your home.',
  '# Shuttle service',
  'We drive our guests to the station every morning.',
]);
const contextOf = (quote: string, at = url) =>
  quoteContext([page], { url: at, quote }, (text) => text.replaceAll('Ada Winter', '[name]'));

it('returns the heading above a quote and the words before it, without names', () => {
  expect(contextOf('They tune pianos in your home.')).toBe(
    'before: Our partners › We recommend Bellows Ltd for tuning. Call [name] before you go.',
  );
});

it('returns the words below a heading', () => {
  expect(contextOf('Shuttle service')).toBe('beneath: We drive our guests to the station every morning.');
});

it('returns null for a quote that is not on the page', () => {
  expect(contextOf('We sell pianos.')).toBeNull();
  expect(contextOf('Shuttle service', other)).toBeNull();
});
