import { AppError } from '#app/errors.ts';
import type { AssumptionsPatch } from '#shared/schemas/rates.ts';
import { mergeAssumptionsPatches } from '#shared/value/merge-assumptions.ts';
import type { EditTarget } from './edit-target.ts';

const maxRoleRates = 200;

export function changeAssumptions(
  { audits, auditId, seen }: EditTarget,
  change: AssumptionsPatch,
): Promise<void> {
  return audits.editAudit(auditId, { seen, beforeEnd: true }, async (rows) => {
    const assumptions = mergeAssumptionsPatches(await rows.getAssumptions(), change);
    if (Object.keys(assumptions.roleRatesUsdPerHour ?? {}).length > maxRoleRates) {
      throw new AppError('invalid-fields', {
        fields: { roleRatesUsdPerHour: `At most ${maxRoleRates} roles` },
      });
    }
    await rows.setAssumptions(assumptions);
  });
}
