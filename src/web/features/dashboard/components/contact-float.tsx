import { Button } from '#web/components/ui/button.tsx';
import { openContactForm } from '#web/lib/open-contact-form.ts';

/** On phones the way to the team is always within the thumb's reach. */
export function ContactFloat() {
  return (
    <Button
      className="no-print fixed right-4 bottom-4 z-30 shadow-raised md:hidden"
      onClick={openContactForm}
    >
      GET IN TOUCH
    </Button>
  );
}
