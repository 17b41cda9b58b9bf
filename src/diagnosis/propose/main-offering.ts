import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { WorkflowContext } from '../decide/workflow-context.ts';
import { unknownWork } from './offerings/deliverer.ts';
import type { OfferingCandidate } from './offerings/offering-candidate.ts';
import { supportByOfferings } from './support-by-offerings.ts';
import type { WorkflowCandidate } from './workflow-candidate.ts';

/**
 * Minimum number of kinds of places that must present the main offering, unless a sentence says that it is
 * offered.
 */
const minSources = 2;

/**
 * For an organization whose delivery work isn't in the catalog: a generic workflow for its first certain
 * offering. Empty if the site shows a delivery workflow, if no offering is certain, if there is no generic
 * workflow for the trade, or for a software vendor.
 */
export function mainOffering(
  offerings: readonly OfferingCandidate[],
  decided: readonly WorkflowCandidate[],
  { finding, workflows }: WorkflowContext,
): WorkflowCandidate[] {
  // A vendor's offering is its product. Making the product is added as a typical workflow of the trade.
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

/** Stands for an offering whose name isn't English, because task names must be English. */
const anyService = 'the service';

/**
 * The generic workflow with the offering's name in its name and tasks. If the name isn't English, the
 * workflow keeps its own name, and the tasks say "the service".
 */
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
