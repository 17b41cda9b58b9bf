import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';

type Specialized = Pick<IndustryFinding, 'specialties'>;

/** Ids of the work that the line of business is named after; `toldBy` also has the ids of other work that says the same. */
export function mainWorkOf({ specialties: [first] }: Specialized): { id: string[]; toldBy: string[] } {
  const { work, toldBy = [] } = first?.mainWork ?? {};
  const idsOf = (id: string) => [id, `${first?.id}.${id}`];
  return { id: work === undefined ? [] : idsOf(work), toldBy: toldBy.flatMap(idsOf) };
}

export function isMainWork({ id }: Pick<WorkflowDefinition, 'id'>, finding: Specialized): boolean {
  return mainWorkOf(finding).id.includes(id);
}
