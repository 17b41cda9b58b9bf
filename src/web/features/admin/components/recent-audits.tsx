import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/components/ui/button.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { type AdminAudit, adminSummaryQuery, recentAuditsQuery } from '../api/admin-queries.ts';
import { AuditsOf, AuditsTable } from './audits-table.tsx';

const shownAtFirst = 10;
const shownPerStep = 25;

export function RecentAudits() {
  const query = useInfiniteQuery(recentAuditsQuery);
  return <AuditsOf query={query}>{(audits) => <GrowingTable audits={audits} query={query} />}</AuditsOf>;
}

interface GrowingTableProps {
  audits: AdminAudit[];
  query: UseInfiniteQueryResult<unknown>;
}

function GrowingTable({ audits, query }: GrowingTableProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const summary = useQuery(adminSummaryQuery);
  const [limit, setLimit] = useState(shownAtFirst);
  const table = useRef<HTMLDivElement>(null);
  const shown = Math.min(limit, audits.length);
  const showMore = () => {
    flushSync(() => setLimit(shown + shownPerStep));
    // The first new row gets the focus, because the button moves away and in the end disappears.
    table.current?.querySelectorAll<HTMLElement>('tbody tr')[shown]?.focus();
    const shownNext = shown + 2 * shownPerStep;
    if (hasNextPage && !isFetchingNextPage && shownNext > audits.length) void fetchNextPage();
  };
  return (
    <div ref={table}>
      <AuditsTable audits={audits.slice(0, shown)} />
      {audits.length > 0 && (
        <div className="mt-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
          {(shown < audits.length || hasNextPage) && (
            <Button
              variant="secondary"
              size="sm"
              disabled={isFetchingNextPage && shown === audits.length}
              onClick={showMore}
            >
              Show more audits
            </Button>
          )}
          <p role="status" className="text-sm text-ink-secondary">
            {describeShown(shown, hasNextPage ? summary.data?.totalAudits : audits.length)}
          </p>
        </div>
      )}
    </div>
  );
}

function describeShown(shown: number, total: number | undefined): string {
  if (total === undefined) return `Showing the newest ${shown}`;
  const all = formatCountOf(total, 'audit');
  return total === shown ? all : `Showing the newest ${shown} of ${all}`;
}
