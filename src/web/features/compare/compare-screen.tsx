import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { comparisonSchema } from '#shared/schemas/comparison.ts';
import { ReadError } from '#web/components/audit/read-error.tsx';
import { UnknownAudit } from '#web/components/audit/unknown-audit.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { parseAuditId, useAuditId } from '#web/lib/audit-id.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { ChangedWorkflows } from './components/changed-workflows.tsx';
import { ThenAndNow } from './components/then-and-now.tsx';

export function CompareScreen() {
  const id = useAuditId();
  const other = parseAuditId(useParams().other);
  return id === null || other === null ? <UnknownAudit /> : <Comparison id={id} other={other} />;
}

const comparisonQuery = (id: number, other: number) =>
  queryOptions({
    queryKey: queryKeys.comparison(id, other),
    queryFn: async ({ signal }) =>
      comparisonSchema.parse(await getJson(`/api/audits/${id}/comparison?with=${other}`, signal)),
  });

function Comparison({ id, other }: { id: number; other: number }) {
  const { data, error, refetch } = useQuery(comparisonQuery(id, other));
  const title = data ? `What changed at ${data.domain}` : 'What changed';
  useDocumentTitle(title);
  if (error) return <ReadError error={error} onRetry={() => void refetch()} />;
  return (
    <div className="mx-auto max-w-[64rem] px-4 pt-6 sm:px-8 sm:pt-8">
      <Link
        to={`/diagnosis/${id}`}
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} no-print -ml-3`}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Analysis
      </Link>
      <h1 className="mt-2 text-xl wrap-anywhere sm:text-2xl">{title}</h1>
      {data ? (
        <>
          <ThenAndNow comparison={data} />
          <ChangedWorkflows workflows={data.workflows} />
        </>
      ) : (
        <Loading label="Comparing the two scans">
          <Skeleton className="mt-6 h-48" />
          <Skeleton className="mt-6 h-64" />
        </Loading>
      )}
    </div>
  );
}
