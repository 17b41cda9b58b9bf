import { hoursMessageOf } from '#shared/manual-entry/typed-hours.ts';
import { headcountMessage, manualEntrySchema, taskExistsMessage } from '#shared/schemas/manual-entry.ts';
import { explainIssue } from '#shared/text/explain-issue.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { firstMessages } from '#web/lib/first-messages.ts';
import { type ManualEntryDraft, toSubmission } from './manual-entry-draft.ts';

export const entryTabs = ['business', 'workflows', 'tasks'] as const;
export type EntryTab = (typeof entryTabs)[number];

/** Messages by path: "businessInfo.website", "workflows.0.name", "tasks.3.timeInvestment". */
export type EntryErrors = Record<string, string>;

export function checkDraft(draft: ManualEntryDraft): EntryErrors {
  const errors = firstMessages(
    manualEntrySchema.safeParse(toSubmission(draft), { error: explainIssue }).error,
  );
  for (const path of Object.keys(errors)) {
    const [, index] = path.split('.');
    if (path.endsWith('.timeInvestment'))
      errors[path] = hoursMessageOf(draft.tasks[Number(index)]?.hoursUnit ?? 'week');
    if (path === 'businessInfo.headcount') errors[path] = headcountMessage;
  }
  return { ...doubledNames(draft), ...errors };
}

export function tabOf(path: string): EntryTab {
  if (path.startsWith('workflows')) return 'workflows';
  return path.startsWith('tasks') ? 'tasks' : 'business';
}

export function countErrors(errors: EntryErrors): Record<EntryTab, number> {
  const counts: Record<EntryTab, number> = { business: 0, workflows: 0, tasks: 0 };
  for (const path of Object.keys(errors)) counts[tabOf(path)] += 1;
  return counts;
}

/** `byEntry` has each entry's errors by field, keyed by index. `whole` is an error in the list itself. */
export interface ListErrors {
  byEntry: ReadonlyMap<number, EntryErrors>;
  whole: string | undefined;
}

export function groupErrors(errors: EntryErrors, list: 'workflows' | 'tasks'): ListErrors {
  const byEntry = new Map<number, EntryErrors>();
  for (const [path, message] of Object.entries(errors)) {
    const [name, index, field] = path.split('.');
    if (name !== list || index === undefined || field === undefined) continue;
    byEntry.set(Number(index), { ...byEntry.get(Number(index)), [field]: message });
  }
  return { byEntry, whole: errors[list] };
}

/** The path of the first error in screen order. */
export function firstError(errors: EntryErrors): string | null {
  const position = (path: string) => {
    const [, index = '0', field = ''] = path.split('.');
    const row = Number(index);
    return [
      entryTabs.indexOf(tabOf(path)),
      Number.isNaN(row) ? 0 : row,
      fieldOrder.indexOf(Number.isNaN(row) ? index : field),
    ] as const;
  };
  const [first] = Object.keys(errors).sort((one, other) => {
    const [a, b] = [position(one), position(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
  return first ?? null;
}

const fieldOrder = [
  'website',
  'companyType',
  'businessDescription',
  'headcount',
  'name',
  'workflow',
  'department',
  'type',
  'description',
  'requiresJudgment',
  'serviceValue',
  'replicabilityDifficulty',
  'timeInvestment',
];

function doubledNames(draft: ManualEntryDraft): EntryErrors {
  const errors: EntryErrors = {};
  const seen = new Set<string>();
  draft.workflows.forEach((workflow, index) => {
    const name = foldName(workflow.name);
    if (name !== '' && seen.has(name))
      errors[`workflows.${index}.name`] = 'There is already a workflow with this name';
    seen.add(name);
  });
  const tasks = new Set<string>();
  draft.tasks.forEach((task, index) => {
    const name = foldName(task.name);
    const key = JSON.stringify([task.workflowKey, name]);
    if (name !== '' && tasks.has(key)) errors[`tasks.${index}.name`] = taskExistsMessage;
    tasks.add(key);
  });
  return errors;
}
