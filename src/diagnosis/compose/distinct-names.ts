import type { IdentifiedWorkflow } from './identified-workflow.ts';

/** Names are how screens tell workflows apart: a second use of one gives way to the catalogue's own name. */
export function distinctNames(workflows: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  const used = new Set<string>();
  return workflows.flatMap((workflow) => {
    const name = [workflow.name, workflow.definition.name].find((option) => !used.has(option.toLowerCase()));
    if (name === undefined) return [];
    used.add(name.toLowerCase());
    return [{ ...workflow, name }];
  });
}
