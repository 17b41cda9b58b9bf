import { claimOf } from '../compose/claim.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { supportOf } from './claim-support.ts';
import type { WorkflowContext, WorkflowRule } from './workflow-context.ts';

/**
 * Of 866 claims that readers judged on 171 sites, those just below `delivery` and `other` were right less often than
 * six times in ten (docs/accuracy.md); both are rounded. Delivery work needs more, because a few of its words also
 * occur in other trades. `bestDelivery` is our choice: an organization's best-supported delivery work needs less, so
 * that few are left without any.
 */
export const needed = { delivery: 3.3, bestDelivery: 2, other: 2 };

export const unsureRule: WorkflowRule = {
  name: 'unsure',
  purpose: 'Work that a reader would confirm less than six times in ten is left for the owner to add.',
  judge: (candidate, context, open) => {
    // A second reader that confirms the work is surer than what our rules count.
    if (candidate.secondReader?.owner === 'own' || candidate.performedBy !== 'own' || candidate.isMainWork)
      return null;
    if (isOfferedByName(candidate)) return null;
    const support = supportIn(context, candidate);
    const least = neededFor(candidate, support, context, open);
    return support >= least
      ? null
      : {
          outcome: 'drop',
          reason: `The site suggests it, but not surely enough (support ${support.toFixed(1)}, needed ${least}).`,
        };
  },
};

/** A service line needs words of its own, because the offering may as well belong to the whole or to another line. */
function isOfferedByName({ isSurelyOffered, definition }: WorkflowCandidate): boolean {
  const { function: step, lineOf, delivers } = definition;
  return isSurelyOffered && step === 'deliver' && !lineOf && !delivers?.any && !delivers?.unknown;
}

export function neededFor(
  candidate: WorkflowCandidate,
  support: number,
  context: WorkflowContext,
  open: readonly WorkflowCandidate[],
): number {
  if (candidate.definition.function !== 'deliver') return needed.other;
  const isBest = open.every(
    (other) =>
      other === candidate ||
      other.definition.function !== 'deliver' ||
      other.performedBy !== 'own' ||
      supportIn(context, other) < support,
  );
  return isBest ? needed.bestDelivery : needed.delivery;
}

/** Without a second reader's opinion, so that its disagreement doesn't overrule clear words. */
export function supportIn({ site, finding }: WorkflowContext, candidate: WorkflowCandidate): number {
  const { secondReader: _, ...ours } = candidate;
  return supportOf(ours, claimOf(site, candidate).evidence, site, finding);
}
