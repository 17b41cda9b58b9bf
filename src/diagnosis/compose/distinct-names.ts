import type { IdentifiedWorkflow } from './identified-workflow.ts';

/**
 * Screens tell workflows apart by name, so a workflow whose name is taken gets the catalog's name
 * or, if that is taken too, is dropped.
 */
export function distinctNames(workflows: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  const used = new Set<string>();
  return workflows.flatMap((workflow) => {
    const name = [workflow.name, workflow.definition.name].find((option) => !used.has(option.toLowerCase()));
    if (name === undefined) return [];
    used.add(name.toLowerCase());
    return [{ ...workflow, name }];
  });
}
