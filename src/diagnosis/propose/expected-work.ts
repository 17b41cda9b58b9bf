import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { isOwnWorkflow } from '../own-workflow-id.ts';
import { isMainWork } from './main-work.ts';

type Specialized = Pick<IndustryFinding, 'specialties' | 'isSpecialtySure' | 'listedWork'>;
type WithLines = Specialized & Pick<IndustryFinding, 'serviceLines' | 'isSpecialtyChosen'>;
type Work = Pick<WorkflowDefinition, 'id' | 'industries' | 'lineOf'>;

/**
 * `part`: part of another workflow. `general` and `unusual`: listed only for other lines of
 * business; `general` if any kind of organization may do it. `unknown`: not listed for any line, or
 * the line of business isn't certain.
 */
export type Expectation = 'core' | 'usual' | 'part' | 'general' | 'unusual' | 'unknown';

export function expectationOf({ id, industries, lineOf }: Work, finding: Specialized): Expectation {
  const { specialties, isSpecialtySure, listedWork } = finding;
  if (isMainWork({ id }, finding)) return 'core';
  if (lineOf !== undefined) return 'usual';
  if (specialties.some(({ core }) => core.includes(id))) return 'core';
  if (wholeOf(id, finding) !== null) return 'part';
  if (specialties.some(({ usual }) => usual.includes(id))) return 'usual';
  if (!isSpecialtySure || !listedWork.has(id)) return 'unknown';
  return industries === 'every' ? 'general' : 'unusual';
}

export function isExpected(definition: Work, finding: Specialized): boolean {
  return ['core', 'usual'].includes(expectationOf(definition, finding));
}

export function wholeOf(id: string, { specialties }: Pick<Specialized, 'specialties'>): string | null {
  const listing = specialties.find(
    ({ core, usual, partOf }) => core.includes(id) || usual.includes(id) || id in partOf,
  );
  return listing?.partOf[id] ?? null;
}

export function coreRank(id: string, { specialties }: Pick<Specialized, 'specialties'>): number {
  const rank = specialties.flatMap(({ core }) => core).indexOf(id);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

export function mainDelivery(
  { specialties: [first] }: Pick<Specialized, 'specialties'>,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | undefined {
  return first?.core
    .map((id) => workflows.find((definition) => definition.id === id))
    .find((definition) => definition?.function === 'deliver');
}

/**
 * By rank, because lines of business list their core work from most hours to fewest. Our
 * assumption.
 */
const coreWeights = [1, 0.6, 0.4, 0.3, 0.25, 0.2] as const;
/** Our assumption. */
const usualWeight = 0.2;
const unexpectedWeight = 0.1;
/** Without a known line of business, the trade's core work counts twice. Our assumption. */
const unknownWeight = { core: 2, other: 1 };

export function deliveryWeight(
  definition: WorkflowDefinition,
  isCore: boolean,
  finding: WithLines,
  workflows: readonly WorkflowDefinition[],
): number {
  if (finding.specialties.length === 0) return isCore ? unknownWeight.core : unknownWeight.other;
  if (isMainWork(definition, finding)) return coreWeights[0];
  if (isOwnWorkflow(definition.id)) return usualWeight;
  const { lineOf } = definition;
  if (lineOf !== undefined) {
    const lines = finding.serviceLines.filter((line) => line.lineOf === lineOf);
    return (
      weightOf(lineOf, finding, workflows) *
      (coreWeights[lines.findIndex(({ id }) => id === definition.id)] ?? usualWeight)
    );
  }
  return weightOf(definition.id, finding, workflows);
}

function weightOf(id: string, finding: WithLines, workflows: readonly WorkflowDefinition[]): number {
  const cores = finding.specialties.map((specialty) => coreDelivery(specialty, workflows));
  const lists = finding.isSpecialtyChosen ? [cores.flat()] : cores;
  const ranks = lists
    .map((list) => list.findIndex((definition) => definition.id === id))
    .filter((rank) => rank >= 0);
  if (ranks.length > 0) return coreWeights[Math.min(...ranks)] ?? usualWeight;
  return finding.specialties.some(({ core, usual }) => core.includes(id) || usual.includes(id))
    ? usualWeight
    : unexpectedWeight;
}

function coreDelivery(
  { core }: SpecialtyDefinition,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition[] {
  return core.flatMap((id) => {
    const definition = workflows.find((workflow) => workflow.id === id);
    return definition?.function === 'deliver' ? [definition] : [];
  });
}
