import type { OfferingCandidate } from './offerings/offering-candidate.ts';
import { type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

/** What a sentence in the organization's own voice that names an offering adds to the workflow that delivers it. */
const saidStrength = 3;
/** The same of a page or an entry of a list that presents it. */
const presentedStrength = 2;

/**
 * Adds what the site offers to the workflows that deliver it, and proposes those that nothing else suggested: whoever
 * lists "Drain cleaning" among its services cleans drains.
 */
export function supportByOfferings(
  candidates: readonly WorkflowCandidate[],
  offerings: readonly OfferingCandidate[],
): WorkflowCandidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  for (const { name, deliverer, evidence, isSaid } of offerings) {
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
      });
    });
  }
  return [...byId.values()];
}
