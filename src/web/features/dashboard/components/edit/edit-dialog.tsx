import type { Edits } from '../../api/use-edits.ts';
import { formatCount } from '../../rules/figures.ts';
import type { EditTarget } from './edit-target.ts';
import { OfferingForm } from './offering-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { TaskForm } from './task-form.tsx';
import { WorkflowForm } from './workflow-form.tsx';

export interface EditDialogProps {
  target: EditTarget;
  edits: Edits;
  workflowNames: readonly string[];
  onClose: () => void;
}

/** The dialog for what is being changed, added or removed. */
export function EditDialog({ target, edits, workflowNames, onClose }: EditDialogProps) {
  switch (target.kind) {
    case 'offering':
      return <OfferingForm offering={target.offering} edits={edits} onClose={onClose} />;
    case 'workflow':
      return <WorkflowForm workflow={target.workflow} edits={edits} onClose={onClose} />;
    case 'task':
      return (
        <TaskForm
          task={target.task}
          workflow={target.workflow}
          workflowNames={workflowNames}
          edits={edits}
          onClose={onClose}
        />
      );
    case 'remove-offering':
      return (
        <RemoveDialog
          name={target.offering.name}
          consequence="Its quotes go with it; the workflows stay."
          path={`/offerings/${target.offering.id}`}
          done="Offering removed"
          edits={edits}
          onClose={onClose}
        />
      );
    case 'remove-workflow':
      return (
        <RemoveDialog
          name={target.workflow.name}
          consequence={describeLoss(target.tasks)}
          path={`/workflows/${target.workflow.id}`}
          done="Workflow removed"
          edits={edits}
          onClose={onClose}
        />
      );
    case 'remove-task':
      return (
        <RemoveDialog
          name={target.task.name}
          consequence="Its hours leave the estimate."
          path={`/tasks/${target.task.id}`}
          done="Task removed"
          edits={edits}
          onClose={onClose}
        />
      );
  }
}

/** What goes with a workflow of so many tasks. */
function describeLoss(tasks: number): string {
  if (tasks === 0) return 'It has no tasks.';
  return tasks === 1 ? 'Its one task goes with it.' : `Its ${formatCount(tasks)} tasks go with it.`;
}
