import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { ProspectListDetail } from '#shared/schemas/prospect.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { isStatus, messageForVisitor } from '#web/lib/api-error.ts';
import { useAuditId } from '#web/lib/audit-id.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { OperatorOnly } from '../components/operator-only.tsx';
import { prospectListQuery } from './api/prospect-queries.ts';
import { ListActions } from './components/list-actions.tsx';
import { ListProgress } from './components/list-progress.tsx';
import { NoticeList } from './components/notice-list.tsx';
import { ProspectsTable } from './components/prospects-table.tsx';

export function ProspectListScreen() {
  const id = useAuditId();
  if (id === null) return <NotFoundCard />;
  return (
    <OperatorOnly>
      <ProspectListPage id={id} />
    </OperatorOnly>
  );
}

function ProspectListPage({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useQuery(prospectListQuery(id));
  if (isStatus(error, 404)) return <NotFoundCard />;
  return (
    <AdminPage
      title={data?.list.name ?? 'Prospects'}
      documentTitle="Prospects"
      actions={data && <ListActions list={data.list} />}
    >
      <div className="-mt-6 min-w-0">
        <Link to="/admin/prospects" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}>
          <ArrowLeft aria-hidden className="size-4" />
          All lists
        </Link>
        {isPending && (
          <Loading label="Loading the list">
            <Skeleton className="mt-6 h-96" />
          </Loading>
        )}
        {!isPending && !data && (
          <ErrorState
            title="We couldn't load the list"
            message={messageForVisitor(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        )}
        {data && <Ready detail={data} />}
      </div>
    </AdminPage>
  );
}

function Ready({ detail: { list, notices, prospects } }: { detail: ProspectListDetail }) {
  return (
    <>
      <div className="mt-4 max-w-text">
        <ListProgress list={list} />
        <p role="status" className="sr-only">
          {list.state === 'done' && 'Every website in this list is done.'}
        </p>
      </div>
      {notices.length > 0 && (
        <Disclosure className="mt-3" label={`${formatCountOf(notices.length, 'line')} with a note`}>
          <NoticeList notices={notices} />
        </Disclosure>
      )}
      <ProspectsTable prospects={prospects} />
    </>
  );
}
