import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type LeadStatus, leadStatuses } from '#shared/schemas/lead.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { firstLeadView, leadsQuery, leadsSearch } from '../api/lead-queries.ts';
import { today } from '../api/today.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { useSessionCheck } from '../api/use-session-check.ts';
import { useUrlState } from '../api/use-url-state.ts';
import { AdminList } from '../components/admin-list.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { type Selection, SelectionBar, useSelection } from '../components/layout/selection.tsx';
import { LeadPlaces } from '../components/leads/lead-places.tsx';
import { LeadsFilter } from '../components/leads/leads-filter.tsx';
import { LeadsTable } from '../components/leads/leads-table.tsx';

export function LeadsScreen() {
  const [view, change] = useUrlState(firstLeadView);
  const day = today();
  const query = useInfiniteQuery({
    ...leadsQuery(useDeferredValue(view), day),
    placeholderData: keepPreviousData,
  });
  const checkSession = useSessionCheck();
  const selection = useSelection((query.data ?? []).map(({ id }) => id));
  const isOpen = !view.search && !view.status && !view.due;
  return (
    <AdminPage
      title="Leads"
      actions={
        <a
          href={`/api/admin/leads/csv?${leadsSearch(view, day)}`}
          download
          onClick={checkSession}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Download as CSV
        </a>
      }
    >
      <LeadPlaces />
      <section aria-label="Leads">
        <LeadsFilter view={view} onChange={change} />
        <SelectionBar selection={selection} what={['lead', 'leads']}>
          {leadStatuses.map((status) => (
            <SetStatus key={status} status={status} selection={selection} />
          ))}
        </SelectionBar>
        {!isOpen && query.data?.length === 0 ? (
          <p className="text-ink-secondary">No leads match. Clear the filter to see all leads.</p>
        ) : (
          <AdminList query={query} what="leads">
            {(leads) => (
              <LeadsTable
                leads={leads}
                day={day}
                selection={selection}
                sorting={{ by: view.sort, descending: view.order === 'desc' }}
                onSort={({ by, descending }) => change({ sort: by, order: descending ? 'desc' : 'asc' })}
              />
            )}
          </AdminList>
        )}
      </section>
    </AdminPage>
  );
}

function SetStatus({ status, selection }: { status: LeadStatus; selection: Selection }) {
  const { start, pending } = useAdminAction({
    run: () => callApi('PATCH', '/api/admin/leads', { body: { ids: selection.ids, status } }),
    done: 'Status changed.',
    failed: "We couldn't change the status. Please try again.",
    onDone: selection.clear,
  });
  return (
    <Button variant="secondary" size="sm" disabled={pending} onClick={start}>
      Mark as {status}
    </Button>
  );
}
