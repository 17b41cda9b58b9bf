import { Link } from 'react-router';
import type { LeadEntry } from '#shared/schemas/lead.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';

export function LeadEntries({ entries }: { entries: readonly LeadEntry[] }) {
  const now = new Date();
  return (
    <ol className="list-none border-t border-rule">
      {entries.map(({ kind, id, at, message, details, diagnosis }) => (
        <li key={`${kind}-${id}`} className="grid gap-1 border-b border-rule py-4">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-strong">
              {kind === 'enquiry' ? 'Sent an inquiry' : 'Asked for a report'}
            </span>
            {diagnosis && (
              <Badge tone={diagnosis.verified ? 'success' : 'warning'}>
                {diagnosis.verified ? 'verified' : 'not verified'}
              </Badge>
            )}
            <time dateTime={at} className="text-ink-secondary">
              {relativeTime(at, now)}
            </time>
          </p>
          {message !== '' && (
            <p dir="auto" className="max-w-text wrap-anywhere whitespace-pre-wrap">
              {message}
            </p>
          )}
          {diagnosis && (
            <p>
              <Link to={`/diagnosis/${diagnosis.auditId}`}>
                {diagnosis.domain || `Diagnosis #${diagnosis.auditId}`}
              </Link>
            </p>
          )}
          <p dir="auto" className="text-sm wrap-anywhere text-ink-secondary">
            {details.join(', ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
