import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { capitalize } from '#shared/text/capitalize.ts';

/** Task names must be in English, so this replaces an offering's name that is in another language. */
const anyService = 'the service';

/**
 * The workflow and steps of a kind of service, with the service's name in them. `service` is null if its name is in
 * another language.
 */
export function namedAfter(definition: WorkflowDefinition, service: string | null): WorkflowDefinition {
  const tasks = definition.tasks.map((task) => ({
    ...task,
    name: task.name.replace('{service}', () => service ?? anyService),
  }));
  return { ...definition, name: service === null ? definition.name : capitalize(service), tasks };
}
