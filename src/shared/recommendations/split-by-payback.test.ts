import { expect, test } from 'vitest';
import { defaultPaybackLimits, paybackLimitOf } from './payback-limits.ts';
import { describeSlowModules, splitByPayback } from './split-by-payback.ts';

test("a high price must pay for itself sooner, by the profile's limits", () => {
  expect(paybackLimitOf(19_999, defaultPaybackLimits)).toBe(24);
  expect(paybackLimitOf(20_000, defaultPaybackLimits)).toBe(12);
  expect(paybackLimitOf(500, { months: 6, largePriceUsd: 500, largePriceMonths: 3 })).toBe(3);
});

test('both parts keep the order', () => {
  const [a, b, c, d] = [false, true, false, true].map((paysBack, id) => ({ id, paysBack }));
  expect(splitByPayback([a, b, c, d].filter((one) => one !== undefined))).toEqual({
    paying: [b, d],
    others: [a, c],
  });
});

test('the note states each limit that applied, and says if no module pays back', () => {
  const [long, short] = [{ paybackLimitMonths: 24 }, { paybackLimitMonths: 12 }];
  expect(describeSlowModules([short], false)).toContain('don’t pay for these modules within 12 months.');
  expect(describeSlowModules([short, long, short], false)).toContain(
    'within 24 months (12 for expensive modules).',
  );
  expect(describeSlowModules([long], false)).not.toContain('no module pays back');
  expect(describeSlowModules([long], true)).toContain(
    'By this estimate, no module pays back within 24 months.',
  );
});
