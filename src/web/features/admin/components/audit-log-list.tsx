import { useInfiniteQuery } from '@tanstack/react-query';
import { withoutDomain } from '#shared/website/without-domain.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import type { AdminAction, auditLogQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';

export function AuditLogList({ query: options }: { query: ReturnType<typeof auditLogQuery> }) {
  const query = useInfiniteQuery(options);
  return (
    <AdminList query={query} what="entries">
      {(actions) => {
        const now = new Date();
        return (
          <ol className="list-none border-t border-rule">
            {actions.map((entry) => (
              <li
                key={entry.id}
                className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-rule py-2.5"
              >
                <span className="min-w-0 wrap-anywhere">{textOf(entry)}</span>
                <time dateTime={entry.createdAt} className="text-sm text-ink-secondary">
                  {relativeTime(entry.createdAt, now)}
                </time>
              </li>
            ))}
          </ol>
        );
      }}
    </AdminList>
  );
}

function textOf({ id, action, subject, count, details }: AdminAction): string {
  const texts: Record<string, string> = {
    'audit-deleted': `Deleted audit ${subject}`,
    'domain-deleted': `Deleted ${formatCountOf(count, 'audit')} ${subject === withoutDomain ? 'without a domain' : `of ${subject}`}`,
    'audits-cleared': `Deleted all audit data (${formatCountOf(count, 'audit')})`,
    'prospects-added': `Added list ${subject} (${formatCountOf(count, 'website')})`,
    'prospects-deleted': `Deleted list ${subject} (${formatCountOf(count, 'website')})`,
    'subscriber-deleted': `Deleted subscriber ${subject}`,
    'subscribers-cleared': `Deleted all subscriber data (${formatCountOf(count, 'subscriber')})`,
    'enquiry-deleted': `Deleted inquiry ${subject}`,
    'audit-rescanned': `Rescanned the site of audit ${subject}`,
    'job-retried': `Retried job ${subject}`,
    'mail-resent': `Resent email ${subject}`,
    'audits-deleted': `Deleted ${formatCountOf(count, 'selected audit')}`,
    'address-erased': `Erased all data about lead ${subject} (receipt #${id}: ${details})`,
    'signed-in': `Signed in with ${subject}`,
    'sign-in-failed': `${formatCountOf(count, 'sign-in')} refused: ${subject}`,
    'signed-out-everywhere': 'Signed out in every browser',
    'session-ended': `Signed out session ${subject}`,
    'second-factor-on': 'Turned on two-factor authentication',
    'second-factor-off': 'Turned off two-factor authentication',
    'recovery-code-used': 'Signed in with a recovery code',
    'webhook-retried': 'Resent a webhook event',
  };
  return texts[action] ?? `${action} ${subject}`;
}
