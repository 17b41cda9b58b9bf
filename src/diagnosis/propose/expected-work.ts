import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';

interface Specialized {
  specialties: readonly SpecialtyDefinition[];
}

/**
 * Whether a workflow is to be expected in the organization's lines of business:
 * - `core`: practically every such organization has it
 * - `usual`: many have it
 * - `part`: there, it is a part of another workflow
 * - `general`: work of organizations of every kind
 * - `unusual`: none of these
 * - `unknown`: the lines of business are not known
 */
export type Expectation = 'core' | 'usual' | 'part' | 'general' | 'unusual' | 'unknown';

export function expectationOf(
  { id, industries }: Pick<WorkflowDefinition, 'id' | 'industries'>,
  { specialties }: Specialized,
): Expectation {
  if (specialties.length === 0) return 'unknown';
  if (specialties.some(({ core }) => core.includes(id))) return 'core';
  if (wholeOf(id, { specialties }) !== null) return 'part';
  if (specialties.some(({ usual }) => usual.includes(id))) return 'usual';
  return industries === 'every' ? 'general' : 'unusual';
}

/** The id of the workflow that this one is a part of in the first line of business that lists it; else null. */
export function wholeOf(id: string, { specialties }: Specialized): string | null {
  const listing = specialties.find(
    ({ core, usual, partOf }) => core.includes(id) || usual.includes(id) || id in partOf,
  );
  return listing?.partOf[id] ?? null;
}

/** Position among the core work of the organization's lines of business, the first one's first; infinite for others. */
export function coreRank(id: string, { specialties }: Specialized): number {
  const rank = specialties.flatMap(({ core }) => core).indexOf(id);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

/** The delivery work of the organization's first line of business; undefined if unknown. */
export function mainDelivery(
  { specialties: [first] }: Specialized,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | undefined {
  return first?.core
    .map((id) => workflows.find((definition) => definition.id === id))
    .find((definition) => definition?.function === 'deliver');
}
