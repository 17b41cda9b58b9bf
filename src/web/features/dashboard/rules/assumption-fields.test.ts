import { expect, it } from 'vitest';
import { changesBetween, readAmount, withShare } from './assumption-fields.ts';

it('reads amounts with a comma or point, and rejects anything else or out of range', () => {
  expect(readAmount('30', 100)).toBe(30);
  expect(readAmount(' 12,5 ', 100)).toBe(12.5);
  expect(readAmount('.5', 100)).toBe(0.5);
  expect(readAmount('1', 100, 1)).toBe(1);
  for (const text of ['0', '0.9']) expect(readAmount(text, 100, 1)).toBeNull();
  for (const text of ['', '-1', 'abc', '1e3', '101', '1.2.3', '.']) expect(readAmount(text, 100)).toBeNull();
});

it('keeps low, likely, and high in order when the likely share changes', () => {
  const share = { low: 0.5, likely: 0.8, high: 0.9 };
  const all = { Automate: share, Optimize: share, Enhance: share };
  expect(withShare(all, 'Automate', 0.2).Automate).toEqual({ low: 0.2, likely: 0.2, high: 0.9 });
  expect(withShare(all, 'Enhance', 1).Enhance).toEqual({ low: 0.5, likely: 1, high: 1 });
  expect(withShare(all, 'Enhance', 1).Automate).toBe(share);
});

it('finds the change that restores the figures, except role rates', () => {
  const share = { low: 0.5, likely: 0.8, high: 0.9 };
  const usual = {
    savedShare: { Automate: share, Optimize: share, Enhance: share },
    juniorRateUsdPerHour: 30,
    conversionRate: 0.2,
    roleRatesUsdPerHour: { Clerk: 30 },
    countWholeTeam: false,
    adoptionShare: 1,
  };
  const own = {
    ...usual,
    juniorRateUsdPerHour: 55,
    countWholeTeam: true,
    roleRatesUsdPerHour: { Clerk: 99 },
  };
  expect(changesBetween(own, usual)).toEqual({ juniorRateUsdPerHour: 30, countWholeTeam: false });
  expect(changesBetween(usual, structuredClone(usual))).toEqual({});
});
