import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { showToast } from '#web/lib/toast.ts';
import { type AdminMail, adminOutboxQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';

const followMs = 2_000;
const isMoving = ({ status, attempts }: AdminMail) =>
  status === 'sending' || (status === 'queued' && attempts === 0);

const statusTexts: Record<string, string> = {
  queued: 'waiting to be sent',
  sending: 'being sent',
  sent: 'sent',
  uncertain: 'uncertain: the connection broke after sending, so it may have arrived',
  failed: 'refused by the mail server',
  expired: 'not sent: too old or no longer wanted',
};
const resendable = new Set(['queued', 'uncertain', 'failed']);

export function OutboxList() {
  const query = useInfiniteQuery({
    ...adminOutboxQuery,
    refetchInterval: ({ state }) => {
      const [newest] = state.data?.pages[0]?.items ?? [];
      return newest?.kind === 'test' && isMoving(newest) ? followMs : false;
    },
  });
  return (
    <AdminList query={query} what="emails">
      {(items) => {
        const now = new Date();
        return (
          <ul className="list-none border-t border-rule">
            {items.map((mail) => (
              <MailEntry key={mail.id} mail={mail} now={now} />
            ))}
          </ul>
        );
      }}
    </AdminList>
  );
}

function MailEntry({ mail, now }: { mail: AdminMail; now: Date }) {
  const queryClient = useQueryClient();
  const resending = useMutation({
    mutationFn: () => postJson(`/api/admin/outbox/${mail.id}/resend`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin('outbox') }),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <li className="grid gap-2 border-b border-rule py-4 sm:grid-cols-[1fr_auto] sm:gap-6">
      <div className="min-w-0 wrap-anywhere">
        <p dir="auto" className="font-strong">
          {mail.subject}
        </p>
        <p className="text-sm text-ink-secondary">
          To {mail.to}, {relativeTime(mail.createdAt, now)}: {statusTexts[mail.status] ?? mail.status}
          {mail.problem !== null && ` (${mail.problem})`}
        </p>
        {mail.text !== '' && (
          <details className="mt-1 text-sm">
            <summary className="min-h-8 w-fit cursor-pointer py-1 font-strong text-accent">
              Text<span className="sr-only"> of the email to {mail.to}</span>
            </summary>
            <pre dir="auto" className="mt-2 font-sans whitespace-pre-wrap text-ink-secondary">
              {mail.text}
            </pre>
          </details>
        )}
      </div>
      {resendable.has(mail.status) && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start justify-self-start"
          disabled={resending.isPending}
          onClick={() => resending.mutate()}
        >
          Send again<span className="sr-only"> to {mail.to}</span>
        </Button>
      )}
    </li>
  );
}
