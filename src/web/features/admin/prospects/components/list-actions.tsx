import { Download, Pause, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProspectList } from '#shared/schemas/prospect.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { deleteJson, postJson } from '#web/lib/api-client.ts';
import { useAdminAction } from '../../api/use-admin-action.ts';
import { useSessionCheck } from '../../api/use-session-check.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { prospectsPath } from '../api/prospect-queries.ts';

export function ListActions({ list }: { list: ProspectList }) {
  const path = `${prospectsPath}/${list.id}`;
  const checkSession = useSessionCheck();
  const pause = useAdminAction({
    run: () => postJson(`${path}/pause`),
    done: 'The list is paused.',
    failed: "We couldn't pause the list. Please try again.",
  });
  const resume = useAdminAction({
    run: () => postJson(`${path}/resume`),
    done: 'The list is running again.',
    failed: "We couldn't resume the list. Please try again.",
  });
  const retry = useAdminAction({
    run: () => postJson(`${path}/retry`),
    done: "We're trying the websites again.",
    failed: "We couldn't retry the websites. Please try again.",
  });
  return (
    <div className="flex flex-wrap gap-2">
      {list.state === 'running' && (
        <Button variant="secondary" size="sm" disabled={pause.pending} onClick={pause.start}>
          <Pause aria-hidden className="size-4" />
          Pause
        </Button>
      )}
      {list.state === 'paused' && (
        <Button size="sm" disabled={resume.pending} onClick={resume.start}>
          <Play aria-hidden className="size-4" />
          Resume
        </Button>
      )}
      {list.counts.failed > 0 && (
        <Button variant="secondary" size="sm" disabled={retry.pending} onClick={retry.start}>
          <RotateCcw aria-hidden className="size-4" />
          Retry {list.counts.failed.toLocaleString('en-US')} failed
        </Button>
      )}
      <a
        href={`${path}/csv`}
        download={`prospects-${list.id}.csv`}
        onClick={checkSession}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <Download aria-hidden className="size-4" />
        Download CSV
      </a>
      <DeleteList list={list} path={path} />
    </div>
  );
}

function DeleteList({ list, path }: { list: ProspectList; path: string }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { start, pending } = useAdminAction({
    run: () => deleteJson(path),
    done: 'The list was deleted.',
    failed: "We couldn't delete the list. Please try again.",
    onDone: () => void navigate('/admin/prospects'),
  });
  return (
    <>
      <Button variant="quiet-danger" size="sm" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${list.name}?`}
        description="This deletes the list, and websites that are still waiting won't be diagnosed. We keep the diagnoses already made."
        confirm="Delete"
        pending={pending}
        onConfirm={start}
      />
    </>
  );
}
