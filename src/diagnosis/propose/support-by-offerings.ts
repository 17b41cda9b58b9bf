import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { OfferingCandidate } from './offerings/offering-candidate.ts';
import { type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

const saidStrength = 3;
const presentedStrength = 2;
/**
 * Of 30 claims that readers judged and that only lack support, 22 were right if the likelihood of their offering is
 * higher than this, and about two in five of the others (docs/accuracy.md).
 */
const sureLikelihood = 0.9;

/** `mainWork` is used for offerings whose names match no workflow. */
export function supportByOfferings(
  candidates: readonly WorkflowCandidate[],
  offerings: readonly OfferingCandidate[],
  mainWork?: WorkflowDefinition,
): WorkflowCandidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  for (const { name, deliverer: known, evidence, isSaid, likelihood } of offerings) {
    const deliverer = known ?? mainWork;
    if (!deliverer) continue;
    const candidate = byId.get(deliverer.id) ?? workflowCandidate(deliverer);
    byId.set(deliverer.id, candidate);
    candidate.isOffered = true;
    candidate.isSurelyOffered ||= known !== null && (likelihood ?? 0) >= sureLikelihood;
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
