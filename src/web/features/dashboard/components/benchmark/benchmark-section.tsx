import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type BenchmarkFigure, benchmarkAnswerSchema } from '#shared/schemas/benchmark.ts';
import { getJson } from '#web/lib/api-client.ts';
import { formatNumber, formatShare } from '#web/lib/figures.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { SectionTitle } from '../section-title.tsx';

const labels: Record<BenchmarkFigure['id'], string> = {
  workflows: 'Workflows found',
  tasks: 'Tasks found',
  automateShare: 'Tasks to automate',
};

export function BenchmarkSection({ auditId }: { auditId: number }) {
  const titleId = useId();
  const { data } = useQuery({
    queryKey: [...queryKeys.audit(auditId), 'benchmark'],
    queryFn: async ({ signal }) =>
      benchmarkAnswerSchema.parse(await getJson(`/api/audits/${auditId}/benchmark`, signal)).benchmark,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-md border border-rule bg-surface p-5 sm:p-6">
      <SectionTitle
        id={titleId}
        title="How you compare"
        tip="Based on the websites as we read them; your changes don't affect these figures. We never show individual companies, only the range that the middle half of them falls in."
      />
      <p className="mt-1 text-sm text-ink-secondary">
        {data.trade}: {formatNumber(data.websites)} other websites we've read.
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {data.figures.map((figure) => (
          <div key={figure.id}>
            <dt className="text-sm text-ink-secondary">{labels[figure.id]}</dt>
            <dd>
              <span className="font-serif text-xl tabular-nums">{write(figure, figure.own)}</span>{' '}
              <span className="ml-1 text-sm">{standing(figure)}</span>
              <span className="block text-sm text-ink-secondary tabular-nums">
                Middle half: {write(figure, figure.low)} to {write(figure, figure.high)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function standing({ own, low, high }: BenchmarkFigure): string {
  if (own < low) return 'lower than most';
  return own > high ? 'higher than most' : 'about average';
}

function write({ id }: BenchmarkFigure, value: number): string {
  return id === 'automateShare' ? formatShare(value) : formatNumber(value);
}
