import { Plus } from 'lucide-react';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';

interface SeenNotCountedListProps {
  entries: readonly SeenNotCounted[];
  onAdd?: ((entry: SeenNotCounted) => void) | undefined;
  busy: boolean;
}

export function SeenNotCountedList({ entries, onAdd, busy }: SeenNotCountedListProps) {
  if (entries.length === 0) return null;
  return (
    <Disclosure className="mt-6" label={`Seen, not counted (${entries.length})`} sparesPaper>
      <p className="max-w-text text-sm text-ink-secondary">
        The website mentions this work, but not clearly enough for us to count it.
        {onAdd && ' If your company does this work, add it with its usual tasks.'}
      </p>
      <ul className="mt-4 grid gap-5">
        {entries.map((entry) => (
          <li key={entry.definitionId} className="border-b border-rule pb-5 last:border-b-0">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <p className="font-strong wrap-anywhere">{entry.name}</p>
                <p className="text-sm wrap-anywhere text-ink-secondary">{entry.reason}</p>
              </div>
              {onAdd && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="no-print shrink-0"
                  disabled={busy}
                  aria-label={`Add ${entry.name}`}
                  onClick={() => onAdd(entry)}
                >
                  <Plus aria-hidden className="size-4" />
                  Add
                </Button>
              )}
            </div>
            <div className="mt-2 max-w-text">
              <EvidenceList evidence={[entry]} />
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
