import { useState } from 'react';
import type { RecommendedPartner } from '#shared/schemas/partner.ts';
import { PartnerCard } from '#web/components/recommendations/partner-card.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { usePrinting } from '#web/lib/use-printing.ts';

/** Beyond this many, the rest waits behind a button; the list has the most relevant first. */
const partnersAtFirst = 4;

/** The partners' solutions as cards. */
export function PartnerGrid({ partners }: { partners: readonly RecommendedPartner[] }) {
  const [asked, setAsked] = useState(false);
  const printing = usePrinting();
  const shown = asked || printing ? partners : partners.slice(0, partnersAtFirst);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {shown.map((partner) => (
          <PartnerCard key={partner.id} partner={partner} />
        ))}
      </div>
      {shown.length < partners.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setAsked(true)}>
          Show all {partners.length} solutions
        </Button>
      )}
    </>
  );
}
