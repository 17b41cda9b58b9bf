import { Pencil, Trash2 } from 'lucide-react';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { OfferingRow } from '../../rules/rows.ts';
import type { EditTarget } from '../edit/edit-target.ts';

interface OfferingDetailsProps {
  id: string;
  offering: OfferingRow;
  onEdit?: ((target: EditTarget) => void) | undefined;
}

export function OfferingDetails({ id, offering, onEdit }: OfferingDetailsProps) {
  return (
    <div id={id} className="mt-3 grid max-w-text gap-3 rounded-md border border-rule bg-surface p-4">
      <h3 dir="auto" className="text-base font-strong wrap-anywhere">
        {offering.name}
      </h3>
      {offering.evidence.length > 0 ? (
        <EvidenceList evidence={offering.evidence} />
      ) : (
        <p className="text-sm text-ink-secondary">Added by hand, so there is no quote.</p>
      )}
      {offering.workflow !== null && (
        <p className="text-sm wrap-anywhere text-ink-secondary">
          Delivered by the workflow “<bdi>{offering.workflow}</bdi>”
        </p>
      )}
      {onEdit && (
        <div className="no-print flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onEdit({ kind: 'offering', offering })}>
            <Pencil aria-hidden className="size-4" />
            Rename
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onEdit({ kind: 'remove-offering', offering })}>
            <Trash2 aria-hidden className="size-4" />
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}
