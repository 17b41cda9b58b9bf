import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatNumber } from '#web/lib/figures.ts';
import { adminSummaryQuery } from '../api/admin-queries.ts';

export function Counters() {
  const { data, isPending } = useQuery(adminSummaryQuery);
  const figures = [
    { label: 'Total Audits', value: data?.totalAudits },
    { label: 'Unique Domains', value: data?.uniqueDomains },
    { label: 'Completed Audits', value: data?.completedAudits },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-4 border-y border-rule py-6 sm:gap-x-8">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-ink-secondary">{label}</dt>
          <dd className="font-serif text-2xl font-strong tabular-nums">
            {isPending ? (
              <Skeleton className="h-10.5 w-20" />
            ) : value === undefined ? (
              '–'
            ) : (
              formatNumber(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
