import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { deleteJson } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toast.ts';
import {
  type ClearedData,
  clearingFailure,
  clearingPhrases,
  phraseMismatch,
} from '../api/deletion-messages.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const actions: Record<ClearedData, { title: string; path: string; what: string }> = {
  audit: {
    title: 'Delete all audit data',
    path: '/api/admin/clear-all-audit-data',
    what: 'Deletes every audit along with its pages, evidence, workflows, and tasks, and stops running scans.',
  },
  subscriber: {
    title: 'Delete all subscriber data',
    path: '/api/admin/clear-all-subscriber-data',
    what: 'Deletes every report subscriber along with their links and emails. Inquiries stay.',
  },
};

export function DangerZone() {
  return (
    <div className="grid gap-6 rounded-md border border-danger-text p-5 sm:p-6">
      <ClearAction data="audit" />
      <ClearAction data="subscriber" />
    </div>
  );
}

function ClearAction({ data }: { data: ClearedData }) {
  const { title, path, what } = actions[data];
  const phrase = clearingPhrases[data];
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const { start, pending } = useAdminAction({
    run: () => deleteJson(path),
    done: `All ${data} data was deleted.`,
    failed: (error) => clearingFailure(error, data),
    onDone: close,
  });
  const confirm = () => {
    if (typed === phrase) start();
    else showToast({ title: 'Error', description: phraseMismatch, tone: 'destructive' });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-md">{title}</h3>
        <p className="text-sm text-ink-secondary">{what} This cannot be undone.</p>
      </div>
      <Button variant="danger" size="sm" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(wanted) => (wanted ? setOpen(true) : close())}
        title={`${title}?`}
        description={`${what} This cannot be undone.`}
        confirm={title}
        pending={pending}
        onConfirm={confirm}
        disabled={typed !== phrase}
      >
        <Field label="Type the phrase to confirm" hint={phrase}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </div>
  );
}
