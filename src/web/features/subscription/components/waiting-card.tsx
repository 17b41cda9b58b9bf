import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailCheck, X } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { readReportAccess } from '#web/lib/report-access.ts';
import type { WaitingReport } from '#web/lib/report-waiting.ts';
import { showToast } from '#web/lib/toast.ts';
import { resendVerification } from '../api/subscriber-calls.ts';
import { reportToasts } from '../messages.ts';

interface WaitingCardProps {
  waiting: WaitingReport;
  ready: boolean;
  onOpen: () => void;
  onOtherAddress: () => void;
  onDismiss: () => void;
}

export function WaitingCard({ waiting, ready, onOpen, onOtherAddress, onDismiss }: WaitingCardProps) {
  const resending = useMutation({
    mutationFn: async () => {
      const access = readReportAccess(waiting.auditId);
      if (access) await resendVerification(access.subscriberId);
    },
    onSuccess: () => showToast(reportToasts.resent),
    onError: (error) => showToast(reportToasts.resendFailed(messageForVisitor(error, 'Please try again.'))),
  });
  const Icon = ready ? CircleCheck : MailCheck;
  return (
    <aside
      aria-label="Your report"
      data-corner-note
      className="no-print fixed inset-x-3 bottom-20 z-30 animate-appear rounded-md border border-rule bg-surface p-4 pr-12 shadow-raised sm:right-auto sm:bottom-32 sm:left-6 sm:max-w-96 lg:bottom-6"
    >
      <div role="status" className="flex gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        <div>
          <p className="font-strong">{ready ? 'Your address is verified' : 'Check your email'}</p>
          <p className="mt-1 text-sm text-ink-secondary">
            {ready
              ? 'Your report is ready to open.'
              : "Open the link we sent you. This page will update by itself. If no email arrives in a few minutes, check your spam folder. We don't write to unsubscribed addresses."}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 pl-8">
        {ready ? (
          <Button size="sm" onClick={onOpen}>
            Open report
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              size="sm"
              disabled={resending.isPending}
              onClick={() => resending.mutate()}
            >
              {resending.isPending ? 'Sending' : 'Send again'}
            </Button>
            <Button variant="quiet" size="sm" onClick={onOtherAddress}>
              Use another address
            </Button>
          </>
        )}
      </div>
      <button
        type="button"
        aria-label="Close this note"
        onClick={onDismiss}
        className="absolute top-1 right-1 inline-flex size-11 items-center justify-center rounded-md text-ink-secondary hover:bg-neutral-soft hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  );
}
