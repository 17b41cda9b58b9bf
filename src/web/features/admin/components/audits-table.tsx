import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { StatusBadge } from '#web/components/audit/status-badge.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { showToast } from '#web/lib/toast.ts';
import type { AdminAudit } from '../api/admin-queries.ts';
import { AuditActions } from './audit-actions.tsx';
import { SelectBox, type Selection } from './layout/selection.tsx';
import { SortHeader, type Sorting } from './layout/sort-header.tsx';

const headClass = 'px-3 py-2 text-left font-strong whitespace-nowrap text-ink-secondary first:pl-0 last:pr-0';
const cellClass = 'px-3 py-2 first:pl-0 last:pr-0';
const wideOnly = 'max-xl:hidden';
const loadFailure = 'Failed to load audits. Please try again.';

export function AuditsOf({
  query,
  children,
}: {
  query: UseInfiniteQueryResult<AdminAudit[]>;
  children: (audits: AdminAudit[]) => ReactNode;
}) {
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
  return children(data);
}

interface AuditsTableProps {
  audits: AdminAudit[];
  sorting?: { now: Sorting; onSort: (sorting: Sorting) => void };
  selection?: Selection;
}

const columns: [label: string, by: string | null, right?: boolean][] = [
  ['ID', 'id'],
  ['Website', 'website'],
  ['Status', 'status'],
  ['Tasks', 'tasks', true],
  ['Workflows', 'workflows', true],
  ['Created', 'created'],
  ['Actions', null],
];

export function AuditsTable({ audits, sorting, selection }: AuditsTableProps) {
  const now = new Date();
  return (
    <TableScroller label="All Audits, table">
      <table className="w-full border-collapse text-sm xl:min-w-[56rem]">
        <caption className="pb-3 text-left text-ink-secondary">A list of all audits in the system.</caption>
        <thead className="border-b border-control">
          <tr>
            {selection && (
              <th className={`${headClass} w-9`}>
                <SelectBox label="Select all shown" checked={selection.all} onChange={selection.toggleAll} />
              </th>
            )}
            {columns.map(([label, by, right]) => {
              const className = `${headClass} ${label === 'Website' ? 'max-xl:px-0' : wideOnly} ${right ? 'text-right' : ''}`;
              return sorting && by !== null ? (
                <SortHeader
                  key={label}
                  {...{ label, by, className }}
                  sorting={sorting.now}
                  onSort={sorting.onSort}
                  descendingFirst={right === true || by === 'created'}
                />
              ) : (
                <th key={label} className={className}>
                  {label}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {audits.length === 0 && (
            <tr>
              <td colSpan={8} className="py-10 text-center text-base text-ink-secondary">
                No audits found
              </td>
            </tr>
          )}
          {audits.map((audit) => (
            <AuditRow key={audit.id} audit={audit} now={now} selection={selection} />
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function AuditRow({
  audit,
  now,
  selection,
}: {
  audit: AdminAudit;
  now: Date;
  selection: Selection | undefined;
}) {
  const tasks = audit.stats?.tasksIdentified || '–';
  const workflows = audit.stats?.workflowsIdentified || '–';
  const created = relativeTime(audit.createdAt, now);
  return (
    <tr tabIndex={-1} className="border-b border-rule">
      {selection && (
        <td className={`${cellClass} align-top xl:align-middle max-xl:pt-4`}>
          <SelectBox
            label={`Select audit ${audit.id}`}
            checked={selection.has(audit.id)}
            onChange={() => selection.toggle(audit.id)}
          />
        </td>
      )}
      <td className={`${cellClass} ${wideOnly}`}>{audit.id}</td>
      <td
        className={`${cellClass} max-w-52 text-base max-xl:max-w-none max-xl:px-0 max-xl:py-3`}
        title={audit.website}
      >
        <span className="block truncate max-xl:whitespace-normal max-xl:wrap-anywhere">{audit.website}</span>
        <div className="mt-1 grid gap-1.5 text-sm text-ink-secondary xl:hidden">
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
      {/* On wide screens, each row is a single line, so the actions are icons with tooltips. */}
      <td className={`${cellClass} ${wideOnly} whitespace-nowrap *:px-2 [&_[data-label]]:sr-only`}>
        <AuditActions audit={audit} />
      </td>
    </tr>
  );
}
