import { useState } from 'react';
import type { Offering } from '#shared/schemas/offering.ts';
import { Button } from '#web/components/ui/button.tsx';
import { usePrinting } from '#web/lib/use-printing.ts';

const offeringsAtFirst = 8;

export function OfferingList({ offerings }: { offerings: readonly Offering[] }) {
  const [all, setAll] = useState(false);
  const shown = usePrinting() || all ? offerings : offerings.slice(0, offeringsAtFirst);
  return (
    <>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {shown.map(({ id, name, evidence: [first] }) => (
          <li key={id} className="min-w-0">
            <p dir="auto" className="font-strong wrap-anywhere">
              {name}
            </p>
            {first && (
              <blockquote dir="auto" lang={first.lang} className="text-sm wrap-anywhere text-ink-secondary">
                “{first.quote}”
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {shown.length < offerings.length && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          Show all {offerings.length} offerings
        </Button>
      )}
    </>
  );
}
