import type { OfferingRow, TaskRow, WorkflowRow } from '../../rules/rows.ts';

/** What a dialog is open for: a row to change, a new one (null), or one to remove. */
export type EditTarget =
  | { kind: 'offering'; offering: OfferingRow | null }
  | { kind: 'workflow'; workflow: WorkflowRow | null }
  | { kind: 'task'; task: TaskRow | null; workflow: string }
  | { kind: 'remove-offering'; offering: OfferingRow }
  | { kind: 'remove-workflow'; workflow: WorkflowRow; tasks: number }
  | { kind: 'remove-task'; task: TaskRow };
