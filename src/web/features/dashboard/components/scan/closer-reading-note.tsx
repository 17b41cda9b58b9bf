import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { Link } from 'react-router';
import type { CloserReading } from '#shared/schemas/closer-reading.ts';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { classNames } from '#web/lib/class-names.ts';
import { showToast } from '#web/lib/toast.ts';
import { readDashboard } from '../../api/read-dashboard.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { describeChanges, describeReading, isReadingCloser } from '../../rules/describe-reading.ts';

interface CloserReadingNoteProps {
  dashboard: Dashboard;
  reading: CloserReading;
  mine: boolean;
}

export function CloserReadingNote({ dashboard, reading, mine }: CloserReadingNoteProps) {
  if (reading.status === 'offered') {
    return mine ? <Offer dashboard={dashboard} model={reading.model} /> : null;
  }
  const isUnderWay = isReadingCloser(reading);
  const changes = isUnderWay ? null : describeChanges(reading);
  return (
    <section aria-label="Second reader" className={frame}>
      <BookOpenText
        aria-hidden
        strokeWidth={1.5}
        className={classNames('mt-0.5 size-5 shrink-0', isUnderWay && 'motion-safe:animate-skeleton')}
      />
      <div className="min-w-0">
        <p role="status" className="max-w-text wrap-anywhere">
          {isUnderWay ? `Reading more closely with ${reading.model}...` : describeReading(reading)}
        </p>
        {isUnderWay && (
          <p className="text-sm text-ink-secondary">
            Everything below is complete. We'll check what the model finds, then update the results.
          </p>
        )}
        {changes !== null && (
          <p dir="auto" className="max-w-text text-sm wrap-anywhere text-ink-secondary">
            {changes}
          </p>
        )}
      </div>
    </section>
  );
}

const frame = 'flex items-start gap-3.5 rounded-md border border-rule bg-surface p-5';

function Offer({ dashboard: { id, mode }, model }: { dashboard: Dashboard; model: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => postJson(`/api/audits/${id}/closer-reading`),
    onSuccess: () => readDashboard(client, id, { mode, restart: true }),
    onError: (error) =>
      showToast({
        title: "We couldn't start the closer reading",
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <section aria-label="Second reader" className={classNames(frame, 'flex-wrap justify-between')}>
      <div className="flex min-w-0 items-start gap-3.5">
        <BookOpenText aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <h2 className="font-sans text-base wrap-anywhere">{model} can read the website more closely</h2>
          <p className="max-w-text text-sm text-ink-secondary">
            We send it the text of the pages after removing email addresses, phone numbers, and most names. We
            send nothing unless you agree. <Link to="/privacy">What we send, and where</Link>
          </p>
        </div>
      </div>
      <Button variant="secondary" size="sm" onClick={() => mutate()} disabled={isPending}>
        {isPending ? 'Starting...' : 'Read more closely'}
      </Button>
    </section>
  );
}
