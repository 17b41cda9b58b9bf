import { foldName } from '#shared/text/fold-name.ts';
import {
  blankTask,
  blankWorkflow,
  isBlank,
  type ManualEntryDraft,
  type TaskDraft,
  type WorkflowDraft,
} from './manual-entry-draft.ts';

export interface NewEntries {
  workflows: readonly (Pick<WorkflowDraft, 'name'> & Partial<Omit<WorkflowDraft, 'key'>>)[];
  tasks: readonly (Pick<TaskDraft, 'name'> & { workflow: string } & Partial<
      Omit<TaskDraft, 'key' | 'workflowKey'>
    >)[];
}

/** Also removes blank entries, but each list keeps at least one. */
export function addEntries(draft: ManualEntryDraft, entries: NewEntries): ManualEntryDraft {
  let nextKey = draft.nextKey;
  const workflows = [...draft.workflows];
  const keyByName = new Map(workflows.map(({ name, key }) => [foldName(name), key]));
  const keyOf = (workflow: NewEntries['workflows'][number]): number => {
    const known = keyByName.get(foldName(workflow.name));
    if (known !== undefined) return known;
    const key = nextKey++;
    workflows.push({ ...blankWorkflow(key), ...workflow, name: workflow.name.trim() });
    keyByName.set(foldName(workflow.name), key);
    return key;
  };
  for (const workflow of entries.workflows) keyOf(workflow);
  const added = entries.tasks.map(({ workflow, ...task }) => {
    const workflowKey = workflow.trim() === '' ? null : keyOf({ name: workflow });
    return { ...blankTask(nextKey++, workflowKey), ...task };
  });
  const used = new Set(
    [...draft.tasks.filter((task) => !isBlank(task)), ...added].map((task) => task.workflowKey),
  );
  return {
    ...draft,
    workflows: withoutBlanks(workflows, (workflow) => used.has(workflow.key)),
    tasks: withoutBlanks([...draft.tasks, ...added], () => false),
    nextKey,
  };
}

function withoutBlanks<Entry extends WorkflowDraft | TaskDraft>(
  entries: Entry[],
  isUsed: (entry: Entry) => boolean,
): Entry[] {
  const filled = entries.filter((entry) => !isBlank(entry) || isUsed(entry));
  return filled.length > 0 ? filled : entries.slice(0, 1);
}
