import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { describeRefusal, type Edit, type Edits } from '../../api/use-edits.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  edits: Edits;
  onClose: () => void;
  makeEdit: () => Edit | null;
  children: (errorOf: (path: string) => string | undefined) => ReactNode;
}

/** The server validates the input. */
export function FormDialog({ title, description, edits, onClose, makeEdit, children }: FormDialogProps) {
  const [fields, setFields] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const edit = makeEdit();
    if (edit === null) return onClose();
    try {
      await edits.save(edit);
      onClose();
    } catch (error) {
      const named = error instanceof ApiError ? error.fields : {};
      setFields(named);
      setProblem(Object.keys(named).length > 0 ? null : describeRefusal(error));
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {children(
          (path) => fields[path] ?? Object.entries(fields).find(([key]) => key.startsWith(`${path}.`))?.[1],
        )}
        {problem && (
          <p role="alert" className="text-sm text-danger-text">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={edits.busy}>
            {edits.busy ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
