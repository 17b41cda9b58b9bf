import { ChevronDown } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';
import type { OfferingRow } from '../../rules/rows.ts';
import { FreshMark } from '../scan/fresh-names.tsx';

interface OfferingChipProps {
  offering: OfferingRow;
  open: boolean;
  detailsId: string;
  onToggle: () => void;
}

export function OfferingChip({ offering, open, detailsId, onToggle }: OfferingChipProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? detailsId : undefined}
      onClick={onToggle}
      className={classNames(
        'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-md border px-3 py-1 text-left text-sm sm:min-h-9',
        open ? 'border-accent bg-accent-soft' : 'border-control bg-surface hover:bg-sunken',
      )}
    >
      <bdi className="min-w-0 wrap-anywhere">{offering.name}</bdi>
      <FreshMark name={offering.name} />
      <ChevronDown
        aria-hidden
        className={classNames(
          'no-print size-4 shrink-0 text-ink-secondary transition-transform duration-150',
          open && 'rotate-180',
        )}
      />
    </button>
  );
}
