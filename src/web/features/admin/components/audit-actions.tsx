import { Eye, FileText, ListTree } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import type { AdminAudit } from '../api/admin-queries.ts';
import { useSessionCheck } from '../api/use-session-check.ts';
import { DeleteButton } from './delete-button.tsx';
import { RescanButton } from './rescan-button.tsx';

export function AuditActions({ audit }: { audit: AdminAudit }) {
  const checkSession = useSessionCheck();
  return (
    <>
      <Link
        to={`/diagnosis/${audit.id}`}
        title="View"
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        <Eye aria-hidden className="size-4" />
        <span data-label>View</span>
        <span className="sr-only"> audit {audit.id}</span>
      </Link>
      <a
        href={`/api/audits/${audit.id}/report`}
        target="_blank"
        rel="noopener"
        title="Report"
        onClick={checkSession}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        <FileText aria-hidden className="size-4" />
        <span data-label>Report</span>
        <span className="sr-only"> for audit {audit.id}, opens in a new tab</span>
      </a>
      {audit.kind !== 'manual' && (
        <>
          <Link
            to={`/admin/audits/${audit.id}`}
            title="Explain"
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <ListTree aria-hidden className="size-4" />
            <span data-label>Explain</span>
            <span className="sr-only"> audit {audit.id}</span>
          </Link>
          <RescanButton audit={audit} />
        </>
      )}
      <DeleteButton
        path={`/api/admin/audits/${audit.id}`}
        what={`audit ${audit.id}`}
        question={`Delete audit #${audit.id}?`}
        description={`This deletes the audit of ${audit.website} along with its evidence, workflows, and tasks, and any pages that no other audit uses. This cannot be undone.`}
        failed="Failed to delete the audit. Please try again."
      />
    </>
  );
}
