import { Dialog } from '#web/components/ui/dialog.tsx';
import type { WaitingReport } from '#web/lib/report-waiting.ts';
import { SubscriptionForm } from './subscription-form.tsx';

interface SubscriptionDialogProps {
  target: WaitingReport | null;
  onClose: () => void;
  onSubscribed: (target: WaitingReport, subscriberId: string) => void;
}

export function SubscriptionDialog({ target, onClose, onSubscribed }: SubscriptionDialogProps) {
  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Download your report"
      description="We'll send a link to your email address. Once you open it, you can download the PDF report."
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
