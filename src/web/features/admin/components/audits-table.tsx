import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { StatusBadge } from '#web/components/audit/status-badge.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { showToast } from '#web/lib/toast.ts';
import { type AdminAudit, adminAuditsQuery } from '../api/admin-queries.ts';
import { MoreButton } from './admin-list.tsx';
import { AuditActions } from './audit-actions.tsx';
import { AuditsFilter, openFilter } from './audits-filter.tsx';

const headClass = 'px-3 py-2 text-left font-strong whitespace-nowrap text-ink-secondary first:pl-0 last:pr-0';
const cellClass = 'px-3 py-2 first:pl-0 last:pr-0';
/** Columns that a telephone has no room for: there they stand under the website. */
const wideOnly = 'max-lg:hidden';
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
        <table className="w-full border-collapse text-sm lg:min-w-[58rem]">
          <caption className="pb-3 text-left text-ink-secondary">A list of all audits in the system.</caption>
          <thead className="border-b border-control">
            <tr>
              <th className={`${headClass} ${wideOnly}`}>ID</th>
              <th className={`${headClass} max-lg:px-0`}>Website</th>
              <th className={`${headClass} ${wideOnly}`}>Status</th>
              <th className={`${headClass} ${wideOnly} text-right`}>Tasks</th>
              <th className={`${headClass} ${wideOnly} text-right`}>Workflows</th>
              <th className={`${headClass} ${wideOnly}`}>Created</th>
              <th className={`${headClass} ${wideOnly}`}>Actions</th>
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
  const tasks = audit.stats?.tasksIdentified || '–';
  const workflows = audit.stats?.workflowsIdentified || '–';
  const created = relativeTime(audit.createdAt, now);
  return (
    <tr className="border-b border-rule">
      <td className={`${cellClass} ${wideOnly}`}>{audit.id}</td>
      <td
        className={`${cellClass} max-w-56 text-base max-lg:max-w-none max-lg:px-0 max-lg:py-3`}
        title={audit.website}
      >
        <span className="block truncate max-lg:whitespace-normal max-lg:wrap-anywhere">{audit.website}</span>
        <div className="mt-1 grid gap-1.5 text-sm text-ink-secondary lg:hidden">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={audit.status} />#{audit.id}
          </p>
          <p>
            Tasks {tasks}, workflows {workflows}, {created}
          </p>
          <div className="-ml-3 flex flex-wrap">
            <AuditActions audit={audit} />
          </div>
        </div>
      </td>
      <td className={`${cellClass} ${wideOnly}`}>
        <StatusBadge status={audit.status} />
      </td>
      <td className={`${cellClass} ${wideOnly} text-right`}>{tasks}</td>
      <td className={`${cellClass} ${wideOnly} text-right`}>{workflows}</td>
      <td className={`${cellClass} ${wideOnly} whitespace-nowrap`}>{created}</td>
      <td className={`${cellClass} ${wideOnly} whitespace-nowrap *:px-2`}>
        <AuditActions audit={audit} />
      </td>
    </tr>
  );
}
