import type { SuggestedWorkflow } from '#shared/schemas/suggestion.ts';
import { foldName } from '#shared/text/fold-name.ts';
import type { NewEntries } from '../draft/add-entries.ts';
import { type ManualEntryDraft, namedWorkflows } from '../draft/manual-entry-draft.ts';

export type Chosen = ReadonlySet<string>;

export const choiceOf = (workflow: SuggestedWorkflow, task: string) => `${workflow.id}\n${task}`;

export function tasksThere(draft: ManualEntryDraft, workflows: readonly SuggestedWorkflow[]): Chosen {
  const keyByName = new Map(namedWorkflows(draft).map(({ key, name }) => [foldName(name), key]));
  const there = new Set(draft.tasks.map(({ workflowKey, name }) => `${workflowKey}\n${foldName(name)}`));
  return new Set(
    workflows.flatMap((workflow) => {
      const key = keyByName.get(foldName(workflow.name));
      return workflow.tasks
        .filter(({ name }) => there.has(`${key}\n${foldName(name)}`))
        .map(({ name }) => choiceOf(workflow, name));
    }),
  );
}

export function toEntries(workflows: readonly SuggestedWorkflow[], chosen: Chosen): NewEntries {
  const picked = workflows.flatMap((workflow) => {
    const tasks = workflow.tasks.filter(({ name }) => chosen.has(choiceOf(workflow, name)));
    return tasks.length > 0 ? [{ workflow, tasks }] : [];
  });
  return {
    workflows: picked.map(({ workflow: { name, department, type, description } }) => ({
      name,
      department,
      type,
      description,
    })),
    tasks: picked.flatMap(({ workflow, tasks }) =>
      tasks.map((task) => ({
        ...task,
        workflow: workflow.name,
        timeInvestment: String(task.timeInvestment),
        typical: true,
      })),
    ),
  };
}

export function withChoices(chosen: Chosen, choices: readonly string[], on: boolean): Chosen {
  const next = new Set(chosen);
  for (const choice of choices) {
    if (on) next.add(choice);
    else next.delete(choice);
  }
  return next;
}
