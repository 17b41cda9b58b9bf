import { Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { deleteJson } from '#web/lib/api-client.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteButtonProps {
  path: string;
  /** Follows 'Delete' in the button's accessible name, for example 'audit 12'. */
  what: string;
  question: string;
  description: ReactNode;
  failed: string | ((error: unknown) => string);
}

export function DeleteButton({ path, what, question, description, failed }: DeleteButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useFocusHandedToHeading();
  const { start, pending } = useAdminAction({
    run: () => deleteJson(path),
    done: 'Deleted.',
    failed,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button ref={button} variant="quiet-danger" size="sm" title="Delete" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-4" />
        <span data-label>Delete</span>
        <span className="sr-only"> {what}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={question}
        description={description}
        confirm="Delete"
        pending={pending}
        onConfirm={start}
      />
    </>
  );
}

/**
 * The button disappears with the item it deletes, so focus moves to the section's heading instead of the top of
 * the page.
 */
function useFocusHandedToHeading() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const heading = own?.closest('section')?.querySelector<HTMLElement>('h2');
    return () => {
      if (document.activeElement === own) heading?.focus();
    };
  }, []);
  return button;
}
