import { foldName } from '#shared/text/fold-name.ts';
import type { NewEntries } from '../draft/add-entries.ts';

/** Keys are workflow names after `foldName`. */
export type WorkflowChoices = ReadonlyMap<string, { department?: string; type?: string }>;

export function withWorkflowChoices(entries: NewEntries, choices: WorkflowChoices): NewEntries {
  return {
    ...entries,
    workflows: entries.workflows.map((workflow) => ({
      ...workflow,
      ...choices.get(foldName(workflow.name)),
    })),
  };
}
