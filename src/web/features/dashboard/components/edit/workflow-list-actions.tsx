import { Plus, Undo2 } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import type { Edits } from '../../api/use-edits.ts';
import type { EditTarget } from './edit-target.ts';

interface WorkflowListActionsProps {
  edits: Edits;
  onEdit: (target: EditTarget) => void;
}

export function WorkflowListActions({ edits, onEdit }: WorkflowListActionsProps) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      {edits.undo && (
        <Button variant="quiet" size="sm" onClick={edits.undo} disabled={edits.busy}>
          <Undo2 aria-hidden className="size-4" />
          Undo last change
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => onEdit({ kind: 'workflow', workflow: null })}>
        <Plus aria-hidden className="size-4" />
        Add workflow
      </Button>
    </div>
  );
}
