import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { adminAuditsQuery, firstAuditsView } from '../api/admin-queries.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { useUrlState } from '../api/use-url-state.ts';
import { MoreButton } from '../components/admin-list.tsx';
import { AuditsFilter } from '../components/audits-filter.tsx';
import { AuditsOf, AuditsTable } from '../components/audits-table.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { type Selection, SelectionBar, useSelection } from '../components/layout/selection.tsx';

export function DiagnosesScreen() {
  const [view, change] = useUrlState(firstAuditsView);
  const query = useInfiniteQuery({
    ...adminAuditsQuery(useDeferredValue(view)),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection((query.data ?? []).map(({ id }) => id));
  return (
    <AdminPage title="Diagnoses">
      <AdminSection title="All Audits">
        <AuditsFilter filter={view} onChange={change} />
        <SelectionBar selection={selection} what={['audit', 'audits']}>
          <DeleteChosen selection={selection} />
        </SelectionBar>
        <AuditsOf query={query}>
          {(audits) => (
            <>
              <AuditsTable
                audits={audits}
                selection={selection}
                sorting={{
                  now: { by: view.sort, descending: view.order === 'desc' },
                  onSort: ({ by, descending }) => change({ sort: by, order: descending ? 'desc' : 'asc' }),
                }}
              />
              <MoreButton query={query} what="audits" />
            </>
          )}
        </AuditsOf>
      </AdminSection>
    </AdminPage>
  );
}

function DeleteChosen({ selection }: { selection: Selection }) {
  const [open, setOpen] = useState(false);
  const { start, pending } = useAdminAction({
    run: () => postJson('/api/admin/audits/delete', { ids: selection.ids }),
    done: 'Deleted.',
    failed: 'Failed to delete audits. Please try again.',
    onDone: () => {
      setOpen(false);
      selection.clear();
    },
  });
  const chosen = formatCountOf(selection.ids.length, 'audit');
  return (
    <>
      <Button variant="quiet-danger" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-4" />
        Delete<span className="sr-only"> {chosen}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${chosen}?`}
        description={`This deletes ${chosen} along with all evidence, workflows, and tasks, and any pages that no other audit uses. This cannot be undone.`}
        confirm="Delete"
        pending={pending}
        onConfirm={start}
      />
    </>
  );
}
