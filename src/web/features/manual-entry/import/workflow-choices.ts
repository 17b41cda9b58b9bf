import { foldName, type NewEntries } from '../draft/add-entries.ts';

/** What was chosen for new workflows, by their folded names. */
export type WorkflowChoices = ReadonlyMap<string, { department?: string; type?: string }>;

/** The entries with what was chosen for their workflows in place of what the table says. */
export function withChoices(entries: NewEntries, choices: WorkflowChoices): NewEntries {
  return {
    ...entries,
    workflows: entries.workflows.map((workflow) => ({
      ...workflow,
      ...choices.get(foldName(workflow.name)),
    })),
  };
}
