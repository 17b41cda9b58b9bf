import { Button } from '#web/components/ui/button.tsx';
import { openContactForm } from '#web/lib/open-contact-form.ts';
import { FloatingBar } from './floating-bar.tsx';

export function ContactFloat() {
  return (
    <FloatingBar phonesOnly>
      <Button onClick={openContactForm}>GET IN TOUCH</Button>
    </FloatingBar>
  );
}
