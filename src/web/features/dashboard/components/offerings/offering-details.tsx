import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { Edit, Edits } from '../../api/use-edits.ts';
import type { OfferingRow } from '../../rules/rows.ts';
import type { EditTarget } from '../edit/edit-target.ts';

interface OfferingDetailsProps {
  id: string;
  offering: OfferingRow;
  edits: Edits;
  onEdit?: ((target: EditTarget) => void) | undefined;
}

export function OfferingDetails({ id, offering, edits, onEdit }: OfferingDetailsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const hasOwn = offering.workflow === offering.name;
  return (
    <div id={id} className="mt-3 grid max-w-text gap-3 rounded-md border border-rule bg-surface p-4">
      <h3 ref={title} tabIndex={-1} dir="auto" className="text-base font-strong wrap-anywhere outline-none">
        {offering.name}
      </h3>
      {offering.evidence.length > 0 ? (
        <EvidenceList evidence={offering.evidence} />
      ) : (
        <p className="text-sm text-ink-secondary">Added by hand, so there is no quote.</p>
      )}
      <p className="text-sm wrap-anywhere text-ink-secondary">
        {offering.workflow === null ? (
          'No workflow in this diagnosis delivers it'
        ) : (
          <>
            Delivered by the workflow “<bdi>{offering.workflow}</bdi>”
          </>
        )}
      </p>
      {onEdit && !hasOwn && (
        <p className="no-print text-sm text-ink-secondary">
          If it is work of its own, add a workflow with the usual tasks.
        </p>
      )}
      {onEdit && (
        <div className="no-print flex flex-wrap gap-2">
          {!hasOwn && (
            <Button
              variant="secondary"
              size="sm"
              disabled={edits.busy}
              onClick={() => {
                edits.apply(addWorkflowOf(offering));
                // The button disappears once the workflow is there.
                title.current?.focus({ preventScroll: true });
              }}
            >
              <Plus aria-hidden className="size-4" />
              Add workflow
            </Button>
          )}
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

/** The server adds the usual tasks of such an offering. */
function addWorkflowOf({ id, name }: OfferingRow): Edit {
  return { method: 'POST', path: `/offerings/${id}/workflow`, done: `Added “${name}”` };
}
