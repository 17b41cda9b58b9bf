import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { adminHealthQuery } from '../api/admin-queries.ts';
import { type Delivery, deliveriesQuery } from '../api/delivery-queries.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { AdminList } from './admin-list.tsx';

const tones: Record<Delivery['state'], Tone> = {
  waiting: 'neutral',
  sending: 'info',
  delivered: 'success',
  retrying: 'warning',
  failed: 'danger',
};
const followMs = 3_000;

export function TestEventButton() {
  const configured = useQuery(adminHealthQuery).data?.webhook.configured;
  const { start, pending } = useAdminAction({
    run: () => postJson('/api/admin/webhook/test', {}),
    done: 'A test event is on its way.',
    failed: "We couldn't send the test event. Please try again.",
  });
  if (!configured) return null;
  return (
    <Button variant="secondary" size="sm" disabled={pending} onClick={start}>
      Send test event
    </Button>
  );
}

export function WebhookDeliveries() {
  const configured = useQuery(adminHealthQuery).data?.webhook.configured;
  const query = useInfiniteQuery({
    ...deliveriesQuery,
    refetchInterval: ({ state }) => {
      const moving = state.data?.pages.some(({ items }) =>
        items.some((one) => one.state === 'waiting' || one.state === 'sending'),
      );
      return moving ? followMs : false;
    },
  });
  if (configured === false && query.data?.length === 0) {
    return (
      <p className="max-w-text text-ink-secondary">
        Webhooks are off. Set <code className="font-mono">WEBHOOK_URL</code> and{' '}
        <code className="font-mono">WEBHOOK_SECRET</code> to send inquiries, leads, and diagnoses to your own
        system.
      </p>
    );
  }
  return (
    <AdminList query={query} what="deliveries">
      {(deliveries) => {
        const now = new Date();
        return (
          <ul className="list-none border-t border-rule">
            {deliveries.map((delivery) => (
              <DeliveryEntry key={delivery.id} delivery={delivery} now={now} />
            ))}
          </ul>
        );
      }}
    </AdminList>
  );
}

function DeliveryEntry({ delivery, now }: { delivery: Delivery; now: Date }) {
  const { id, event, about, state, attempts, result, createdAt, nextAttemptAt } = delivery;
  const { start, pending } = useAdminAction({
    run: () => postJson(`/api/admin/webhook/deliveries/${id}/retry`),
    done: 'The event will be sent again in a moment.',
    failed: "We couldn't send the event again. Please try again.",
  });
  const name = about > 0 ? `${event} #${about}` : event;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{state}</Badge>
          {name}
        </p>
        <p className="text-sm text-ink-secondary">
          {result !== null && `${result} `}
          {attempts > 0 && `Attempts: ${attempts}. `}Occurred {relativeTime(createdAt, now)}
          {nextAttemptAt !== null && `, next attempt ${soon(nextAttemptAt, now)}`}
        </p>
      </div>
      {(state === 'failed' || state === 'retrying') && (
        <Button variant="secondary" size="sm" disabled={pending} onClick={start}>
          Try now<span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

function soon(at: string, now: Date): string {
  const minutes = Math.round((new Date(at).getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return 'in a moment';
  return minutes < 90 ? words.format(minutes, 'minute') : words.format(Math.round(minutes / 60), 'hour');
}
