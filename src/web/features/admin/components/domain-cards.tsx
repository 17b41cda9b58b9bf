import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withoutDomain } from '#shared/website/without-domain.ts';
import { StatusBadge } from '#web/components/audit/status-badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { type AdminDomain, adminDomainsQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';
import { DeleteButton } from './delete-button.tsx';

const shownIds = 5;

export function DomainCards() {
  const query = useInfiniteQuery(adminDomainsQuery);
  return (
    <AdminList query={query} what="domains">
      {(domains) => (
        <ul className="grid list-none grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {domains.map((domain) => (
            <li key={domain.domain}>
              <DomainCard domain={domain} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}

function DomainCard({ domain }: { domain: AdminDomain }) {
  const shown = domain.audits.slice(0, shownIds);
  const which = domain.domain === withoutDomain ? 'without a domain' : `of ${domain.domain}`;
  const more = domain.count - shown.length;
  return (
    <Card className="grid h-full grid-cols-1 content-start gap-2">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-md">{domain.domain}</h3>
          <p className="text-sm text-ink-secondary">{formatCountOf(domain.count, 'audit')}</p>
        </div>
        <DeleteButton
          path={`/api/admin/audits/domain/${encodeURIComponent(domain.domain)}`}
          what={`all audits ${which}`}
          question={`Delete every audit ${which}?`}
          description={`This deletes ${formatCountOf(domain.count, 'audit')} along with ${domain.count === 1 ? 'its' : 'their'} evidence, workflows, and tasks, and any pages that no other audit uses. This cannot be undone.`}
          failed={() => 'Failed to delete audits. Please try again.'}
        />
      </div>
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
