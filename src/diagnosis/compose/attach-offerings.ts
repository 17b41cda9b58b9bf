import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import type { IdentifiedOffering } from './identified-workflow.ts';

/**
 * The offerings with the workflow that delivers each: the one of its kind of work; else the delivering workflow whose
 * words stand where the offering is presented; else the only delivering workflow there is.
 */
export function attachOfferings(
  offerings: readonly OfferingCandidate[],
  workflows: readonly WorkflowCandidate[],
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
    const { deliverer, spans } = offering;
    const ofFamily = workflows.find(
      ({ definition, performedBy }) =>
        deliverer && performedBy === 'own' && definition.family === deliverer.family,
    );
    const shared = (workflow: WorkflowCandidate) =>
      (placesOf.get(workflow) ?? []).filter(({ page, block }) =>
        spans.some((span) => span.page === page && span.from <= block && block < span.to),
      ).length;
    const [nearest] = delivering.toSorted((a, b) => shared(b) - shared(a));
    const near = nearest && shared(nearest) > 0 ? nearest : undefined;
    const workflow = ofFamily ?? near ?? (delivering.length === 1 ? delivering[0] : undefined);
    return {
      name: offering.name,
      evidence: offering.evidence,
      deliveredBy: workflow?.id ?? null,
    };
  });
}
