import { Dialog } from '#web/components/ui/dialog.tsx';
import type { WaitingReport } from '#web/lib/report-waiting.ts';
import { SubscriptionForm } from './subscription-form.tsx';

interface SubscriptionDialogProps {
  /** The report that is asked for; null while the dialog is closed. */
  target: WaitingReport | null;
  onClose: () => void;
  onSubscribed: (target: WaitingReport, subscriberId: string) => void;
}

/** Asks who wants the report, before it can be had. */
export function SubscriptionDialog({ target, onClose, onSubscribed }: SubscriptionDialogProps) {
  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Download your report"
      description="We send a link to your e-mail address. Once you have opened it, the PDF report is yours."
    >
      {target && (
        <SubscriptionForm
          auditId={target.auditId}
          onCancel={onClose}
          onSubscribed={(subscriberId) => onSubscribed(target, subscriberId)}
        />
      )}
    </Dialog>
  );
}
