import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { OfferingCandidate } from './offerings/offering-candidate.ts';
import { type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

const saidStrength = 3;
const presentedStrength = 2;

/** `mainWork` is used for offerings whose names match no workflow. */
export function supportByOfferings(
  candidates: readonly WorkflowCandidate[],
  offerings: readonly OfferingCandidate[],
  mainWork?: WorkflowDefinition,
): WorkflowCandidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  for (const { name, deliverer: known, evidence, isSaid } of offerings) {
    const deliverer = known ?? mainWork;
    if (!deliverer) continue;
    const candidate = byId.get(deliverer.id) ?? workflowCandidate(deliverer);
    byId.set(deliverer.id, candidate);
    candidate.isOffered = true;
    evidence.forEach((entry, index) => {
      candidate.signals.push({
        key: `offering ${name} ${index}`,
        strength: isSaid && index === 0 ? saidStrength : presentedStrength,
        direct: isSaid && index === 0,
        evidence: entry,
        hit: null,
        ...(known ? { offering: name } : {}),
      });
    });
  }
  return [...byId.values()];
}
