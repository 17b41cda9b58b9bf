import type { Assumptions, AssumptionsPatch } from '../schemas/rates.ts';

export function mergeAssumptions(base: Assumptions, patch: AssumptionsPatch): Assumptions {
  return {
    ...base,
    ...withoutUndefined(patch),
    roleRatesUsdPerHour: { ...base.roleRatesUsdPerHour, ...patch.roleRatesUsdPerHour },
  };
}

export function mergeAssumptionsPatches(first: AssumptionsPatch, then: AssumptionsPatch): AssumptionsPatch {
  const roleRates = { ...first.roleRatesUsdPerHour, ...then.roleRatesUsdPerHour };
  return {
    ...withoutUndefined(first),
    ...withoutUndefined(then),
    ...(Object.keys(roleRates).length > 0 ? { roleRatesUsdPerHour: roleRates } : {}),
  };
}

function withoutUndefined(patch: AssumptionsPatch): AssumptionsPatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
