import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { InfoTip, TooltipProvider } from '#web/components/ui/tooltip.tsx';
import { showToast } from '#web/lib/toast.ts';
import { Sample, type SpecimenProps } from '../specimen.tsx';

/** Overlays use the page's own scheme, not the specimen's. */
export function OverlaySpecimens({ scheme }: SpecimenProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Sample name="Dialog">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="A dialog"
          description="Explains what the dialog is for."
        >
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Dialog>
      </Sample>
      <Sample name="Notification">
        <Button
          variant="secondary"
          onClick={() => showToast({ title: 'Message sent', description: 'Thank you for reaching out!' })}
        >
          Notify
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({ title: 'Submission failed', description: 'Please try again.', tone: 'destructive' })
          }
        >
          Show a failure notice
        </Button>
      </Sample>
      <Sample name="Tooltip">
        <TooltipProvider>
          <span>
            Scan quality{' '}
            <InfoTip label={`scan quality, ${scheme}`}>Estimates how complete the scan is.</InfoTip>
          </span>
        </TooltipProvider>
      </Sample>
    </>
  );
}
