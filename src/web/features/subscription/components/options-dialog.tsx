import type { ReportOptions } from '#shared/report-options.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { readReportOptions } from '#web/lib/report-options.ts';
import type { WaitingReport } from '#web/lib/report-waiting.ts';
import { OptionsForm } from './options-form.tsx';

interface OptionsDialogProps {
  target: WaitingReport | null;
  onClose: () => void;
  onChosen: (target: WaitingReport, options: ReportOptions) => void;
}

export function OptionsDialog({ target, onClose, onChosen }: OptionsDialogProps) {
  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Report options"
      description="Choose a file format and add your client's name. We don't store what you enter here; only this browser remembers it."
    >
      {target && (
        <OptionsForm
          initial={readReportOptions(target.auditId, target.place === 'modules')}
          onCancel={onClose}
          onSubmit={(options) => onChosen(target, options)}
        />
      )}
    </Dialog>
  );
}
