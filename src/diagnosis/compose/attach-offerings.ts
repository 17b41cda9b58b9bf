import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { isSameWork } from '../propose/offerings/deliverer.ts';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import type { IdentifiedOffering } from './identified-workflow.ts';

/**
 * An offering is attached to the workflow with the most sentences in its spans only if the
 * runner-up has at most this share of that number. Our assumption.
 */
const maxRivalShare = 0.5;

export function attachOfferings(
  offerings: readonly OfferingCandidate[],
  workflows: readonly WorkflowCandidate[],
  mainWork?: WorkflowDefinition,
): IdentifiedOffering[] {
  const delivering = workflows.filter(
    ({ definition, performedBy }) => performedBy === 'own' && definition.function === 'deliver',
  );
  const placesOf = new Map(
    delivering.map((workflow) => [
      workflow,
      [workflow, ...(workflow.merged as WorkflowCandidate[])].flatMap(({ signals }) =>
        signals.flatMap(({ hit }) => (hit ? [hit.sentence] : [])),
      ),
    ]),
  );
  return offerings.map((offering) => {
    const { spans } = offering;
    const deliverer = offering.deliverer ?? mainWork ?? null;
    const shared = (workflow: WorkflowCandidate) =>
      (placesOf.get(workflow) ?? []).filter(({ page, block }) =>
        spans.some((span) => span.page === page && span.from <= block && block < span.to),
      ).length;
    const [ofFamily] = workflows
      .filter(
        ({ definition, performedBy }) =>
          deliverer && performedBy === 'own' && isSameWork(definition, deliverer),
      )
      .toSorted(
        (a, b) => Number(b.id === deliverer?.id) - Number(a.id === deliverer?.id) || shared(b) - shared(a),
      );
    const [nearest, rival] = delivering.toSorted((a, b) => shared(b) - shared(a));
    const isClear =
      nearest && shared(nearest) > 0 && (!rival || shared(rival) <= shared(nearest) * maxRivalShare);
    const near = isClear && offering.deliverer === null ? nearest : undefined;
    const workflow = ofFamily ?? (delivering.length === 1 ? delivering[0] : near);
    return {
      name: offering.name,
      evidence: offering.evidence,
      deliveredBy: workflow?.id ?? null,
    };
  });
}
