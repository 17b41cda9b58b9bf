import { type Family, generalFamilies } from '#catalogue/families.ts';
import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { ModeledWork, VolumeCue } from '#shared/schemas/company-model.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';

/**
 * If the work isn't core and shows a trait that this trade doesn't usually have (such as a portal),
 * the family's low share counts as the likely one.
 */
export function modeledWork(
  definition: Pick<WorkflowDefinition, 'family' | 'staffedAs' | 'function'>,
  isCore: boolean,
  trade: IndustryDefinition | undefined,
  families: Readonly<Record<string, Family>>,
  volume: VolumeCue | undefined,
): ModeledWork | null {
  const general = generalFamilies[definition.function === 'deliver' ? 'deliver' : 'other'];
  const family = families[definition.staffedAs ?? definition.family] ?? families[general];
  if (!family) return null;
  const groups: ModeledWork['groups'] = {};
  const isSideline =
    family.shows !== undefined && !isCore && trade !== undefined && !trade.usually?.includes(family.shows);
  for (const group of occupationGroups) {
    const shares = family.groups[group];
    if (!shares) continue;
    const [low, likely, high] = shares;
    groups[group] = isSideline ? { low: low / 2, likely: low, high: likely } : { low, likely, high };
  }
  return { groups, grows: family.grows, isCore, ...(volume ? { volume } : {}) };
}
