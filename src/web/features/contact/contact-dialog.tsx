import { useState } from 'react';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { ContactForm } from './components/contact-form.tsx';
import { ThankYou } from './components/thank-you.tsx';

interface ContactDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => setSent(false)}
      title={sent ? 'Thank You!' : 'Get In Touch'}
      description={
        sent
          ? "Your message has been received. We'll get back to you soon."
          : "Tell us about your company and what you'd like to know. A person will answer."
      }
    >
      {sent ? <ThankYou onClose={() => onOpenChange(false)} /> : <ContactForm onSent={() => setSent(true)} />}
    </Dialog>
  );
}
