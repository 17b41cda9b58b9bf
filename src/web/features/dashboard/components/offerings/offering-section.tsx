import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { Edits } from '../../api/use-edits.ts';
import type { OfferingRow } from '../../rules/rows.ts';
import type { EditTarget } from '../edit/edit-target.ts';
import { SectionTitle } from '../section-title.tsx';
import { OfferingChip } from './offering-chip.tsx';
import { OfferingDetails } from './offering-details.tsx';

const offeringsAtFirst = 12;
const detailsId = 'offering-details';

interface OfferingSectionProps {
  offerings: readonly OfferingRow[];
  edits: Edits;
  onEdit?: ((target: EditTarget) => void) | undefined;
}

export function OfferingSection({ offerings, edits, onEdit }: OfferingSectionProps) {
  const [all, setAll] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = all ? offerings : offerings.slice(0, offeringsAtFirst);
  const open = shown.find(({ id }) => id === openId);
  return (
    <section aria-labelledby="offerings-title" className="mb-8">
      <SectionTitle
        id="offerings-title"
        title="What the company offers"
        tip="Services and products in the company's own words. Select one to see where the website mentions it."
        aside={
          onEdit && (
            <Button
              variant="secondary"
              size="sm"
              className="no-print"
              onClick={() => onEdit({ kind: 'offering', offering: null })}
            >
              <Plus aria-hidden className="size-4" />
              Add offering
            </Button>
          )
        }
      />
      {offerings.length === 0 ? (
        <p className="mt-3 rounded-md border border-dashed border-control px-6 py-6 text-center text-ink-secondary">
          {onEdit ? 'No offerings are listed yet. Add what your company offers.' : 'No offerings are listed.'}
        </p>
      ) : (
        <ul
          className={classNames(
            'mt-3 flex flex-wrap gap-2',
            // On phones, a chip often takes a row of its own, so a long list shows only six at first.
            !all && offerings.length > offeringsAtFirst && 'max-sm:[&>li:nth-child(n+7)]:hidden',
          )}
        >
          {shown.map((offering) => (
            <li key={offering.id} className="max-w-full">
              <OfferingChip
                offering={offering}
                open={offering === open}
                detailsId={detailsId}
                onToggle={() => setOpenId(offering === open ? null : offering.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {offerings.length > shown.length && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          Show all {offerings.length} offerings
        </Button>
      )}
      {open && <OfferingDetails key={open.id} id={detailsId} offering={open} edits={edits} onEdit={onEdit} />}
    </section>
  );
}
