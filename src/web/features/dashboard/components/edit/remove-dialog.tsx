import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import type { Edits } from '../../api/use-edits.ts';

interface RemoveDialogProps {
  name: string;
  consequence: string;
  path: string;
  done: string;
  edits: Edits;
  onClose: () => void;
}

/** Asks before something is removed, with what goes with it. */
export function RemoveDialog({ name, consequence, path, done, edits, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove from the diagnosis?"
      description={
        <span className="wrap-anywhere">
          “{name}” is removed. {consequence} You can undo this.
        </span>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          disabled={edits.busy}
          onClick={() => {
            edits.apply({ method: 'DELETE', path, done });
            onClose();
          }}
        >
          Remove
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
