import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StatusBadge } from '#web/components/audit/status-badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { type AdminDomain, adminDomainsQuery } from '../api/admin-queries.ts';

const shownIds = 5;

/** One card a domain, with the newest audits of each. */
export function DomainCards() {
  const { data, isPending } = useQuery(adminDomainsQuery);
  if (isPending) {
    return (
      <Loading label="Loading the domains">
        <Skeleton className="h-28" />
      </Loading>
    );
  }
  if (!data) return <p className="text-ink-secondary">The domains could not be loaded.</p>;
  if (data.length === 0) return <p className="text-ink-secondary">No domains yet.</p>;
  return (
    <ul className="grid list-none grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((domain) => (
        <li key={domain.domain}>
          <DomainCard domain={domain} />
        </li>
      ))}
    </ul>
  );
}

function DomainCard({ domain }: { domain: AdminDomain }) {
  const shown = domain.audits.slice(0, shownIds);
  const more = domain.count - shown.length;
  return (
    <Card className="grid h-full content-start gap-2">
      <h3 className="truncate text-md" title={domain.domain}>
        {domain.domain}
      </h3>
      <p className="text-sm text-ink-secondary">{formatCountOf(domain.count, 'audit')}</p>
      <ul className="flex list-none flex-wrap gap-2">
        {shown.map((audit) => (
          <li key={audit.id}>
            <Link
              to={`/diagnosis/${audit.id}`}
              className="inline-flex min-h-8 items-center rounded-sm no-underline hover:underline"
            >
              <StatusBadge status={audit.status}>
                #{audit.id}
                <span className="sr-only">, {audit.status}</span>
              </StatusBadge>
            </Link>
          </li>
        ))}
        {more > 0 && <li className="self-center text-sm text-ink-secondary">+{more} more</li>}
      </ul>
    </Card>
  );
}
