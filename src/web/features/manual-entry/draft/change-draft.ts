import { addEntries, type NewEntries } from './add-entries.ts';
import {
  blankTask,
  blankWorkflow,
  type ManualEntryDraft,
  namedWorkflows,
  type TaskDraft,
  type WorkflowDraft,
} from './manual-entry-draft.ts';

export type DraftChange =
  | { kind: 'business-info'; change: Partial<ManualEntryDraft['businessInfo']> }
  | { kind: 'add-workflow' }
  | { kind: 'workflow'; key: number; change: Partial<Omit<WorkflowDraft, 'key'>> }
  | { kind: 'remove-workflow'; key: number }
  | { kind: 'add-task' }
  | { kind: 'task'; key: number; change: Partial<Omit<TaskDraft, 'key'>> }
  | { kind: 'remove-task'; key: number }
  | { kind: 'add-entries'; entries: NewEntries }
  | {
      kind: 'take-suggestions';
      changes: readonly {
        list: 'tasks' | 'workflows';
        key: number;
        change: Partial<
          Pick<TaskDraft, 'description' | 'serviceValue' | 'replicabilityDifficulty' | 'requiresJudgment'>
        >;
      }[];
    };

/** The only remaining workflow or task can't be removed. */
export function changeDraft(draft: ManualEntryDraft, change: DraftChange): ManualEntryDraft {
  switch (change.kind) {
    case 'business-info':
      return { ...draft, businessInfo: { ...draft.businessInfo, ...change.change } };
    case 'add-workflow':
      return {
        ...draft,
        workflows: [...draft.workflows, blankWorkflow(draft.nextKey)],
        nextKey: draft.nextKey + 1,
      };
    case 'workflow':
      return { ...draft, workflows: changeByKey(draft.workflows, change.key, change.change) };
    case 'remove-workflow':
      return removeWorkflow(draft, change.key);
    case 'add-task':
      return {
        ...draft,
        tasks: [...draft.tasks, blankTask(draft.nextKey, namedWorkflows(draft)[0]?.key ?? null)],
        nextKey: draft.nextKey + 1,
      };
    case 'task':
      return { ...draft, tasks: changeByKey(draft.tasks, change.key, markChecked(change.change)) };
    case 'remove-task':
      return draft.tasks.length === 1
        ? draft
        : { ...draft, tasks: draft.tasks.filter((task) => task.key !== change.key) };
    case 'add-entries':
      return addEntries(draft, change.entries);
    case 'take-suggestions':
      return change.changes.reduce(
        (before, { list, key, change: suggested }) =>
          changeDraft(before, { kind: list === 'tasks' ? 'task' : 'workflow', key, change: suggested }),
        draft,
      );
  }
}

function markChecked(change: Partial<Omit<TaskDraft, 'key'>>): Partial<Omit<TaskDraft, 'key'>> {
  const figures = [
    'serviceValue',
    'replicabilityDifficulty',
    'timeInvestment',
    'hoursUnit',
    'minutesPerCase',
    'casesPerWeek',
    'requiresJudgment',
  ];
  return figures.some((name) => name in change) ? { ...change, typical: false } : change;
}

function removeWorkflow(draft: ManualEntryDraft, key: number): ManualEntryDraft {
  if (draft.workflows.length === 1) return draft;
  return {
    ...draft,
    workflows: draft.workflows.filter((workflow) => workflow.key !== key),
    tasks: draft.tasks.map((task) => (task.workflowKey === key ? { ...task, workflowKey: null } : task)),
  };
}

function changeByKey<Entry extends { key: number }>(
  entries: Entry[],
  key: number,
  change: Partial<NoInfer<Entry>>,
): Entry[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));
}
