import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { wholeOf } from './expected-work.ts';
import { type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

/** Share of a part's strength that counts for the whole. Our assumption. */
const partShare = 0.6;

/** Work on faucets and outlets shows that a handyman makes repair visits, even if nothing else suggests them. */
export function supportByParts(
  candidates: readonly WorkflowCandidate[],
  finding: Pick<IndustryFinding, 'specialties'>,
  workflows: readonly WorkflowDefinition[],
): WorkflowCandidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  for (const part of candidates) {
    const id = part.definition.lineOf ?? wholeOf(part.id, finding);
    const definition = id === null ? undefined : workflows.find((workflow) => workflow.id === id);
    if (!definition || part.ruledOut !== null) continue;
    const whole = byId.get(definition.id) ?? workflowCandidate(definition);
    byId.set(whole.id, whole);
    whole.signals.push(
      ...part.signals.map((signal) => ({ ...signal, strength: signal.strength * partShare })),
    );
    whole.isOffered ||= part.isOffered;
  }
  return [...byId.values()];
}
