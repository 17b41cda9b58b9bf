import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { WorkflowContext } from '../decide/workflow-context.ts';
import { unknownWork } from './offerings/deliverer.ts';
import type { OfferingCandidate } from './offerings/offering-candidate.ts';
import { supportByOfferings } from './support-by-offerings.ts';
import type { WorkflowCandidate } from './workflow-candidate.ts';

const minSources = 2;

/**
 * Proposes a workflow for the main offering if the site shows no delivery work; returns at most one
 * candidate.
 */
export function mainOffering(
  offerings: readonly OfferingCandidate[],
  decided: readonly WorkflowCandidate[],
  { finding, workflows }: WorkflowContext,
): WorkflowCandidate[] {
  // A vendor's offering is its product, and developing the product may be added later as a typical
  // workflow.
  if (finding.sellsSoftware) return [];
  const delivers = decided.some(
    ({ definition, performedBy }) => performedBy === 'own' && definition.function === 'deliver',
  );
  if (delivers) return [];
  const main = offerings.find(({ isSaid, sources }) => isSaid || sources.size >= minSources);
  const known = main ? unknownWork(finding, workflows) : null;
  if (!main || !known) return [];
  const definition = known.delivers?.unknown ? namedAfter(known, main) : known;
  const sure = offerings
    .filter(({ isSaid }) => isSaid)
    .map((offering) => ({ ...offering, deliverer: definition }));
  const [candidate] = supportByOfferings([], sure.length > 0 ? sure : [{ ...main, deliverer: definition }]);
  if (!candidate) return [];
  candidate.basis = sure.length > 0 ? 'observed' : 'inferred';
  candidate.verdicts.push({
    rule: 'main-offering',
    outcome: 'keep',
    reason: `No workflow in the catalog delivers "${main.name}", which the site offers first.`,
  });
  return [candidate];
}

/**
 * Task names must be in English, so this replaces an offering's name that is in another language.
 */
const anyService = 'the service';

function namedAfter(
  definition: WorkflowDefinition,
  { name, isForeign }: OfferingCandidate,
): WorkflowDefinition {
  const ownName = /\p{Lu}/u.test(name.slice(1)) ? name : name.toLowerCase();
  const inSentence = isForeign ? anyService : ownName;
  const tasks = definition.tasks.map((task) => ({
    ...task,
    name: task.name.replace('{service}', inSentence),
  }));
  return { ...definition, name: isForeign ? definition.name : name, tasks };
}
