import { RotateCw } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import type { AdminAudit } from '../api/admin-queries.ts';
import { useAdminAction } from '../api/use-admin-action.ts';

export function RescanButton({ audit }: { audit: Pick<AdminAudit, 'id'> }) {
  const { start, pending } = useAdminAction({
    run: () => postJson(`/api/admin/audits/${audit.id}/rescan`),
    done: 'A new scan has started.',
    failed: "We couldn't start a new scan of the site. Please try again.",
  });
  return (
    <Button variant="quiet" size="sm" title="Scan again" disabled={pending} onClick={start}>
      <RotateCw aria-hidden className="size-4" />
      <span data-label>Scan again</span>
      <span className="sr-only"> the site of audit {audit.id}</span>
    </Button>
  );
}
