import { describe, expect, it } from 'vitest';
import type { Assumptions } from '../schemas/rates.ts';
import { mergeAssumptions, mergeAssumptionsPatches } from './merge-assumptions.ts';

const share = { low: 0, likely: 0.1, high: 0.2 };
const base: Assumptions = {
  savedShare: { Automate: share, Optimize: share, Enhance: share },
  juniorRateUsdPerHour: 30,
  conversionRate: 0.2,
  roleRatesUsdPerHour: { Bookkeeper: 40, Chef: 35 },
  countWholeTeam: false,
  adoptionShare: 1,
};

describe('mergeAssumptions', () => {
  it('keeps fields that the change leaves out', () => {
    expect(mergeAssumptions(base, { juniorRateUsdPerHour: 45 })).toEqual({
      ...base,
      juniorRateUsdPerHour: 45,
    });
    expect(mergeAssumptions(base, { conversionRate: undefined })).toEqual(base);
  });

  it('changes role rates role by role', () => {
    const merged = mergeAssumptions(base, { roleRatesUsdPerHour: { Chef: 50, Nurse: 60 } });
    expect(merged.roleRatesUsdPerHour).toEqual({ Bookkeeper: 40, Chef: 50, Nurse: 60 });
  });

  it('combines two changes; the later one wins', () => {
    const first = { juniorRateUsdPerHour: 40, roleRatesUsdPerHour: { Chef: 50 } };
    expect(
      mergeAssumptionsPatches(first, { juniorRateUsdPerHour: 42, roleRatesUsdPerHour: { Nurse: 60 } }),
    ).toEqual({ juniorRateUsdPerHour: 42, roleRatesUsdPerHour: { Chef: 50, Nurse: 60 } });
    expect(mergeAssumptionsPatches({}, { countWholeTeam: true })).toEqual({ countWholeTeam: true });
  });
});
