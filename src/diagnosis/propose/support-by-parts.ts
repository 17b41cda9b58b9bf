import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { wholeOf } from './expected-work.ts';
import { type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

/** A part's evidence counts for the whole with this share of its strength. Our assumption. */
const partShare = 0.6;

/**
 * Counts the evidence of each service line, and of each workflow that is part of another in this line of
 * business, toward the whole. Proposes the whole if nothing else did: a handyman's faucets and outlets show
 * repair visits.
 */
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
