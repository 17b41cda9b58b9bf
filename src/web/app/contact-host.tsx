import { type ComponentType, useEffect, useState } from 'react';
import { openContactFormEvent } from '#web/lib/open-contact-form.ts';
import { showToast } from '#web/lib/toast.ts';

interface ContactDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const loadContactDialog = () => import('#web/features/contact/contact-dialog.tsx');

export function ContactHost() {
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = async () => {
      try {
        const { ContactDialog } = await loadContactDialog();
        setDialog(() => ContactDialog);
        setOpen(true);
      } catch {
        showToast({
          title: "We couldn't open the contact form",
          description: 'Please check your connection and try again.',
          tone: 'destructive',
        });
      }
    };
    window.addEventListener(openContactFormEvent, show);
    return () => window.removeEventListener(openContactFormEvent, show);
  }, []);
  return Dialog ? <Dialog open={open} onOpenChange={setOpen} /> : null;
}

export function prepareContactDialog(): void {
  loadContactDialog().catch(() => undefined);
}
