import { ListPlus, Pencil, Trash2, UserRoundCog } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import type { Edits } from '../../api/use-edits.ts';
import type { TaskRow, WorkflowRow } from '../../rules/rows.ts';
import type { EditTarget } from './edit-target.ts';

interface WorkflowActionsProps {
  workflow: WorkflowRow;
  tasks: number;
  edits: Edits;
  onEdit: (target: EditTarget) => void;
}

export function WorkflowActions({ workflow, tasks, edits, onEdit }: WorkflowActionsProps) {
  const { id } = workflow;
  if (id === null) return null;
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => onEdit({ kind: 'workflow', workflow })}>
        <Pencil aria-hidden className="size-4" />
        Edit workflow
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => onEdit({ kind: 'task', task: null, workflow: workflow.name })}
      >
        <ListPlus aria-hidden className="size-4" />
        Add task
      </Button>
      <Button variant="secondary" size="sm" disabled={edits.busy} onClick={() => edits.assignRoles(id)}>
        <UserRoundCog aria-hidden className="size-4" />
        Assign roles
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onEdit({ kind: 'remove-workflow', workflow, tasks })}>
        <Trash2 aria-hidden className="size-4" />
        Remove
      </Button>
    </div>
  );
}

export function TaskActions({ task, onEdit }: { task: TaskRow; onEdit: (target: EditTarget) => void }) {
  return (
    <div className="no-print flex shrink-0 flex-wrap gap-2 border-t border-rule px-4 py-2.5">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => onEdit({ kind: 'task', task, workflow: task.workflow })}
      >
        <Pencil aria-hidden className="size-4" />
        Edit task
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onEdit({ kind: 'remove-task', task })}>
        <Trash2 aria-hidden className="size-4" />
        Remove
      </Button>
    </div>
  );
}
