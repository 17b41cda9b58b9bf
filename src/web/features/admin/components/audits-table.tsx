import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Eye, FileText } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '#web/components/audit/status-badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { showToast } from '#web/lib/toast.ts';
import { type AdminAudit, adminAuditsQuery } from '../api/admin-queries.ts';
import { MoreButton } from './admin-list.tsx';
import { AuditsFilter, openFilter } from './audits-filter.tsx';
import { DeleteButton } from './delete-button.tsx';
import { RescanButton } from './rescan-button.tsx';

const headClass = 'px-3 py-2 text-left font-strong whitespace-nowrap text-ink-secondary first:pl-0 last:pr-0';
const cellClass = 'px-3 py-2 first:pl-0 last:pr-0';
const loadFailure = 'Failed to load audits. Please try again.';

/** Every audit of the system, newest first, as far as the filter lets it through. */
export function AuditsTable() {
  const [filter, setFilter] = useState(openFilter);
  return (
    <>
      <AuditsFilter filter={filter} onChange={setFilter} />
      <FilteredAudits filter={useDeferredValue(filter)} />
    </>
  );
}

function FilteredAudits({ filter }: { filter: typeof openFilter }) {
  const query = useInfiniteQuery({ ...adminAuditsQuery(filter), placeholderData: keepPreviousData });
  const { data, isPending, error, refetch } = query;
  useEffect(() => {
    if (error) showToast({ title: 'Error', description: loadFailure, tone: 'destructive' });
  }, [error]);
  if (isPending) {
    return (
      <Loading label="Loading the audits">
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  if (!data) return <ErrorState title="Error" message={loadFailure} onRetry={() => void refetch()} />;
  const now = new Date();
  return (
    <>
      <TableScroller label="All Audits, table">
        <table className="w-full min-w-[64rem] border-collapse text-sm">
          <caption className="pb-3 text-left text-ink-secondary">A list of all audits in the system.</caption>
          <thead className="border-b border-control">
            <tr>
              <th className={headClass}>ID</th>
              <th className={headClass}>Website</th>
              <th className={headClass}>Status</th>
              <th className={`${headClass} text-right`}>Tasks</th>
              <th className={`${headClass} text-right`}>Workflows</th>
              <th className={headClass}>Created</th>
              <th className={headClass}>Actions</th>
            </tr>
          </thead>
          <tbody>
            {data.length === 0 && (
              <tr>
                <td colSpan={7} className="py-10 text-center text-base text-ink-secondary">
                  No audits found
                </td>
              </tr>
            )}
            {data.map((audit) => (
              <AuditRow key={audit.id} audit={audit} now={now} />
            ))}
          </tbody>
        </table>
      </TableScroller>
      <MoreButton query={query} what="audits" />
    </>
  );
}

function AuditRow({ audit, now }: { audit: AdminAudit; now: Date }) {
  return (
    <tr className="border-b border-rule">
      <td className={cellClass}>{audit.id}</td>
      <td className={`${cellClass} max-w-72 truncate text-base`} title={audit.website}>
        {audit.website}
      </td>
      <td className={cellClass}>
        <StatusBadge status={audit.status} />
      </td>
      <td className={`${cellClass} text-right`}>{audit.stats?.tasksIdentified || '–'}</td>
      <td className={`${cellClass} text-right`}>{audit.stats?.workflowsIdentified || '–'}</td>
      <td className={`${cellClass} whitespace-nowrap`}>{relativeTime(audit.createdAt, now)}</td>
      <td className={`${cellClass} whitespace-nowrap`}>
        <Link to={`/diagnosis/${audit.id}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <Eye aria-hidden className="size-4" />
          View<span className="sr-only"> audit {audit.id}</span>
        </Link>
        <a
          href={`/api/audits/${audit.id}/report`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <FileText aria-hidden className="size-4" />
          Report<span className="sr-only"> of audit {audit.id}, opens in a new tab</span>
        </a>
        {audit.kind !== 'manual' && <RescanButton audit={audit} />}
        <DeleteButton
          path={`/api/admin/audits/${audit.id}`}
          what={`audit ${audit.id}`}
          question={`Delete audit #${audit.id}?`}
          description={`The audit of ${audit.website} goes with its pages, evidence, workflows and tasks. This cannot be undone.`}
          failed="Failed to delete the audit. Please try again."
        />
      </td>
    </tr>
  );
}
