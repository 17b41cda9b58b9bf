import { Button } from '#web/components/ui/button.tsx';
import { openContactForm } from '#web/lib/open-contact-form.ts';

export function InsightsBox() {
  return (
    <div className="no-print rounded-md bg-accent-soft p-4">
      <p className="font-strong">Need more accurate insights?</p>
      <p className="mt-1 text-sm text-ink-secondary">
        Tell us your team size, rates, and tools, and we'll work out an estimate for your company together.
      </p>
      <Button size="sm" className="mt-3" onClick={openContactForm}>
        Get in Touch
      </Button>
    </div>
  );
}
