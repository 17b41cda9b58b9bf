import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { ApiError, isStatus } from '#web/lib/api-error.ts';
import { useAuditId } from '#web/lib/audit-id.ts';
import { type ExplanationSearch, explanationQuery } from './api/admin-queries.ts';
import { ExplanationResults } from './components/explanation/explanation-results.tsx';
import { ExplanationSearchForm } from './components/explanation/explanation-search-form.tsx';
import { AdminPage } from './components/layout/admin-page.tsx';
import { OperatorOnly } from './components/operator-only.tsx';

export function ExplanationScreen() {
  const id = useAuditId();
  if (id === null) return <NotFoundCard />;
  return (
    <OperatorOnly>
      <Explanation id={id} />
    </OperatorOnly>
  );
}

function Explanation({ id }: { id: number }) {
  const [params, setParams] = useSearchParams();
  const search = { workflow: params.get('workflow') ?? '', text: params.get('text') ?? '' };
  const query = useQuery({ ...explanationQuery(id, search), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = query;
  const change = ({ workflow, text }: ExplanationSearch) =>
    setParams({ ...(workflow && { workflow }), ...(text && { text }) });
  if (isStatus(error, 404)) return <NotFoundCard />;
  return (
    <AdminPage title={`Explanation of audit #${id}`}>
      <div className="-mt-6 min-w-0">
        <Link to="/admin/diagnoses" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}>
          <ArrowLeft aria-hidden className="size-4" />
          All audits
        </Link>
        <p className="mt-2 max-w-text text-ink-secondary">
          Everything the analysis considered, which rules decided, and why. We rerun the analysis on the
          stored pages, so the owner's changes aren't shown.{' '}
          <Link to={`/diagnosis/${id}`}>View the diagnosis</Link>
        </p>
        <ExplanationSearchForm
          search={search}
          workflows={data?.workflows ?? []}
          errors={error instanceof ApiError ? error.fields : {}}
          searching={isPlaceholderData}
          onSearch={change}
        />
        <ExplanationResults id={id} query={query} onClear={() => change({ workflow: '', text: '' })} />
      </div>
    </AdminPage>
  );
}
