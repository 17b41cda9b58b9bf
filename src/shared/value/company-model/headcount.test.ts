import { expect, it } from 'vitest';
import { assumedHeadcount, headcountOfSize } from './headcount.ts';

it('uses the ends of a size as a range on a logarithmic scale', () => {
  expect(headcountOfSize('1-10')).toMatchObject({ low: 1, likely: 3, high: 8 });
  expect(headcountOfSize('11-50')).toMatchObject({ low: 13, likely: 23, high: 43 });
  expect(headcountOfSize('1000+')).toMatchObject({ low: 1000, likely: 2000, high: 5000 });
});

it('is wide if only the trade is known', () => {
  expect(assumedHeadcount(8, 'Law firm')).toEqual({
    low: 2,
    likely: 8,
    high: 32,
    source: { kind: 'assumed', trade: 'Law firm' },
  });
});
