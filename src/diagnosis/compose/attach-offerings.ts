import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import type { IdentifiedOffering } from './identified-workflow.ts';

/** The best workflow is chosen only if no rival has more than this share of its places. Our assumption. */
const maxRivalShare = 0.5;

/**
 * Attaches each offering to the workflow that delivers it: the one for its kind of work (or for `mainWork` if
 * that is unknown), or else the only delivering workflow. Failing both, an offering without a known kind of
 * work goes to the workflow whose words occur where it is presented, if no other's occur nearly as often.
 * Otherwise, `deliveredBy` is null.
 */
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

/** True for workflows of one family, and for a service line and the workflow that it is a part of. */
function isSameWork(one: WorkflowDefinition, other: WorkflowDefinition): boolean {
  return one.family === other.family || one.id === other.lineOf || one.lineOf === other.id;
}
