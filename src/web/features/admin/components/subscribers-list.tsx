import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { type AdminSubscriber, adminSubscribersQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';
import { DeleteButton } from './delete-button.tsx';

export function SubscribersList() {
  const query = useInfiniteQuery(adminSubscribersQuery);
  return (
    <AdminList query={query} what="subscribers">
      {(subscribers) => {
        const now = new Date();
        return (
          <ul className="list-none border-t border-rule">
            {subscribers.map((subscriber) => (
              <SubscriberEntry key={subscriber.id} subscriber={subscriber} now={now} />
            ))}
          </ul>
        );
      }}
    </AdminList>
  );
}

function SubscriberEntry({ subscriber, now }: { subscriber: AdminSubscriber; now: Date }) {
  const { id, name, email, company, phone, aiImportance, domain, auditId, verified } = subscriber;
  const details = [company, phone, aiImportance && `Importance of AI: ${aiImportance}`].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule py-4">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="font-strong">
            {name}
          </span>
          {subscriber.unsubscribedAt !== null && <Badge tone="neutral">unsubscribed</Badge>}
          <Badge tone={verified ? 'success' : 'warning'}>{verified ? 'verified' : 'not verified'}</Badge>
        </p>
        <p className="text-sm text-ink-secondary">
          <a href={`mailto:${email}`}>{email}</a>
          {details.length > 0 && <span dir="auto">, {details.join(', ')}</span>}
        </p>
        <p className="text-sm text-ink-secondary">
          Report for <Link to={`/diagnosis/${auditId}`}>{domain || `audit #${auditId}`}</Link>,{' '}
          {relativeTime(subscriber.createdAt, now)}
        </p>
      </div>
      <DeleteButton
        path={`/api/admin/subscribers/${id}`}
        what={`subscriber ${name}`}
        question={`Delete ${name}?`}
        description="This deletes the report request along with its links and emails. This cannot be undone."
        failed="We couldn't delete the subscriber. Please try again."
      />
    </li>
  );
}
