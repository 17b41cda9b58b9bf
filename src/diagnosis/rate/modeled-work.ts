import { type Family, generalFamilies } from '#catalogue/families.ts';
import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { ModeledWork, VolumeCue } from '#shared/schemas/company-model.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';

/** Who does a workflow and what share of their time it takes, by its family. Null if the family is unknown. */
export function modeledWork(
  definition: Pick<WorkflowDefinition, 'id' | 'family' | 'function' | 'coreOf'>,
  trade: IndustryDefinition | undefined,
  families: Readonly<Record<string, Family>>,
  volume: VolumeCue | undefined,
): ModeledWork | null {
  const general = generalFamilies[definition.function === 'deliver' ? 'deliver' : 'other'];
  const family = families[definition.family ?? definition.id] ?? families[general];
  if (!family) return null;
  const groups: ModeledWork['groups'] = {};
  for (const group of occupationGroups) {
    const shares = family.groups[group];
    if (shares) groups[group] = { low: shares[0], likely: shares[1], high: shares[2] };
  }
  const isCore =
    trade !== undefined &&
    (definition.coreOf ?? []).some((id) => id === trade.id || id === trade.companyType);
  return { groups, grows: family.grows, isCore, ...(volume ? { volume } : {}) };
}
