import { expect, test } from 'vitest';
import { describePayback, formatPayback } from './describe-payback.ts';

test.each([
  [null, 'Not expected to pay for itself on time saved alone'],
  [{ low: 1.9, likely: 2.1, high: 3.3 }, 'Pays for itself in about 2 months (2 to 3)'],
  [{ low: 0.2, likely: 0.3, high: 0.4 }, 'Pays for itself in about 1 month'],
  [
    { low: 6.4, likely: 8.3, high: null },
    'Pays for itself in about 8 months (6 at best, never at the low estimate)',
  ],
  [{ low: 10, likely: 20, high: 80 }, 'Pays for itself in about 20 months (10 to more than 60)'],
  [{ low: 50, likely: 61, high: 90 }, 'Takes five years or more to pay for itself on time saved alone'],
])('for %o is "%s"', (payback, text) => {
  expect(describePayback(payback)).toBe(text);
});

test('uses fewer words next to its label', () => {
  expect(formatPayback({ low: 1.9, likely: 2.1, high: 3.3 })).toBe('About 2 months (2 to 3)');
  expect(formatPayback({ low: 3, likely: 5, high: null })).toBe(
    'About 5 months (3 at best, never at the low estimate)',
  );
  expect(formatPayback({ low: 300, likely: 437.5, high: 900 })).toBe('Five years or more');
  expect(formatPayback(null)).toBe('Not from hours saved alone');
});
