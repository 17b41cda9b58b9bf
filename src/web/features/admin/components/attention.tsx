import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatCountOf } from '#web/lib/figures.ts';
import { adminHealthQuery } from '../api/admin-queries.ts';
import { leadCountsQuery } from '../api/lead-queries.ts';
import { partNames } from './health/part-names.ts';

export function Attention() {
  const leads = useQuery(leadCountsQuery);
  const health = useQuery(adminHealthQuery);
  const fresh = leads.data?.new ?? 0;
  const wrong = health.data?.checks.filter(({ level }) => level === 'warning' || level === 'critical') ?? [];
  if (!leads.data && !health.data) return null;
  return (
    <ul aria-label="Needs attention" className="-mt-4 grid list-none gap-2">
      {fresh > 0 && (
        <li>
          <Link to="/admin/leads?status=new">{formatCountOf(fresh, 'new lead')}</Link> waiting for a reply.
        </li>
      )}
      {wrong.map(({ part, state, detail }) => (
        <li key={part} className="flex items-start gap-2">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-danger-text" />
          <span className="min-w-0 wrap-anywhere">
            <Link to="/admin/health">
              {partNames[part]}: {state}
            </Link>
            . <span className="text-ink-secondary">{detail}</span>
          </span>
        </li>
      ))}
      {health.data && wrong.length === 0 && (
        <li className="flex items-center gap-2 text-ink-secondary">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success-text" />
          Everything is running.
        </li>
      )}
    </ul>
  );
}
