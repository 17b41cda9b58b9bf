import { foldName, type NewEntries } from '../draft/add-entries.ts';

/** Choices for new workflows, by normalized name. */
export type WorkflowChoices = ReadonlyMap<string, { department?: string; type?: string }>;

/** The entries, with the chosen department and type in place of the table's. */
export function withChoices(entries: NewEntries, choices: WorkflowChoices): NewEntries {
  return {
    ...entries,
    workflows: entries.workflows.map((workflow) => ({
      ...workflow,
      ...choices.get(foldName(workflow.name)),
    })),
  };
}
