import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';

type Specialized = Pick<IndustryFinding, 'specialties' | 'isSpecialtySure'>;

/**
 * Whether a workflow is to be expected in the organization's lines of business:
 * - `core`: practically every such organization has it
 * - `usual`: many have it
 * - `part`: there, it is a part of another workflow
 * - `general`: work of organizations of every kind
 * - `unusual`: none of these
 * - `unknown`: none of the lists has it, and the lines of business are not sure
 */
export type Expectation = 'core' | 'usual' | 'part' | 'general' | 'unusual' | 'unknown';

export function expectationOf(
  { id, industries }: Pick<WorkflowDefinition, 'id' | 'industries'>,
  finding: Specialized,
): Expectation {
  const { specialties, isSpecialtySure } = finding;
  if (specialties.some(({ core }) => core.includes(id))) return 'core';
  if (wholeOf(id, finding) !== null) return 'part';
  if (specialties.some(({ usual }) => usual.includes(id))) return 'usual';
  if (!isSpecialtySure) return 'unknown';
  return industries === 'every' ? 'general' : 'unusual';
}

/** True for core and usual work of the organization's lines of business. */
export function isExpected(
  definition: Pick<WorkflowDefinition, 'id' | 'industries'>,
  finding: Specialized,
): boolean {
  return ['core', 'usual'].includes(expectationOf(definition, finding));
}

/** The id of the workflow that this one is a part of in the first line of business that lists it; else null. */
export function wholeOf(id: string, { specialties }: Pick<Specialized, 'specialties'>): string | null {
  const listing = specialties.find(
    ({ core, usual, partOf }) => core.includes(id) || usual.includes(id) || id in partOf,
  );
  return listing?.partOf[id] ?? null;
}

/** Position among the core work of the organization's lines of business, the first one's first; infinite for others. */
export function coreRank(id: string, { specialties }: Pick<Specialized, 'specialties'>): number {
  const rank = specialties.flatMap(({ core }) => core).indexOf(id);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

/** The delivery work of the organization's first line of business; undefined if unknown. */
export function mainDelivery(
  { specialties: [first] }: Pick<Specialized, 'specialties'>,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | undefined {
  return first?.core
    .map((id) => workflows.find((definition) => definition.id === id))
    .find((definition) => definition?.function === 'deliver');
}
