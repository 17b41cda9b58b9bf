import { serviceLinesOf } from '../service-lines.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';
import { loadKnowledge } from './knowledge.ts';

/** `id` is that of a workflow or, in the form `specialty.line`, of a service line. */
export function findWorkflow(id: string): WorkflowDefinition | undefined {
  const knowledge = loadKnowledge();
  const [specialty, line] = id.split('.');
  if (line === undefined) return knowledge.workflows.find((workflow) => workflow.id === id);
  const known = knowledge.specialties.find((entry) => entry.id === specialty);
  return known && serviceLinesOf(known, knowledge).find((workflow) => workflow.id === id);
}
