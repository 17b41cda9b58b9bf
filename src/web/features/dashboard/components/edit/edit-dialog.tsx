import type { Edits } from '../../api/use-edits.ts';
import type { FormTarget } from './edit-target.ts';
import { OfferingForm } from './offering-form.tsx';
import { TaskForm } from './task-form.tsx';
import { WorkflowForm } from './workflow-form.tsx';

export interface EditDialogProps {
  target: FormTarget;
  edits: Edits;
  workflowNames: readonly string[];
  onClose: () => void;
}

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
  }
}
