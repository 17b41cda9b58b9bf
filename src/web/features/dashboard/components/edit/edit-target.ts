import { formatPlural } from '#shared/text/figures.ts';
import type { Edit } from '../../api/use-edits.ts';
import type { OfferingRow, TaskRow, WorkflowRow } from '../../rules/rows.ts';

export type FormTarget =
  | { kind: 'offering'; offering: OfferingRow | null }
  | { kind: 'workflow'; workflow: WorkflowRow | null }
  | { kind: 'task'; task: TaskRow | null; workflow: string };

/** Removals need no confirmation, because they can be undone. */
type RemoveTarget =
  | { kind: 'remove-offering'; offering: OfferingRow }
  | { kind: 'remove-workflow'; workflow: WorkflowRow; tasks: number }
  | { kind: 'remove-task'; task: TaskRow };

export type EditTarget = FormTarget | RemoveTarget;

export function isForm(target: EditTarget): target is FormTarget {
  return target.kind === 'offering' || target.kind === 'workflow' || target.kind === 'task';
}

export function removalOf(target: RemoveTarget): Edit {
  switch (target.kind) {
    case 'remove-offering':
      return removal(`/offerings/${target.offering.id}`, `Removed “${target.offering.name}”`);
    case 'remove-workflow': {
      const { workflow, tasks } = target;
      const loss = tasks === 0 ? '' : ` with its ${formatPlural(tasks, 'task')}`;
      return removal(`/workflows/${workflow.id}`, `Removed “${workflow.name}”${loss}`);
    }
    case 'remove-task':
      return removal(`/tasks/${target.task.id}`, `Removed “${target.task.name}”`);
  }
}

function removal(path: string, done: string): Edit {
  return { method: 'DELETE', path, done };
}
