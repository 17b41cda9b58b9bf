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

/** Suggested work stands open, as a question to the owner. Everything else that was seen is folded. */
export function SeenNotCountedList({ entries, onAdd, busy }: SeenNotCountedListProps) {
  const suggested = entries.filter((entry) => entry.suggested);
  const others = entries.filter((entry) => !entry.suggested);
  return (
    <>
      {suggested.length > 0 && (
        <div className="mt-8">
          <h3 className="text-base font-strong">
            {onAdd ? 'Does your company do this?' : 'The company may also do this'}
          </h3>
          <p className="max-w-text text-sm text-ink-secondary">
            The website suggests this work, but says too little about it for us to count it.
            {onAdd && ' Add what your company does, and the figures will include it.'}
          </p>
          <Entries entries={suggested} onAdd={onAdd} busy={busy} />
        </div>
      )}
      {others.length > 0 && (
        <Disclosure className="mt-6" label={`Seen, not counted (${others.length})`} sparesPaper>
          <p className="max-w-text text-sm text-ink-secondary">
            The website mentions this work, but not clearly enough for us to count it.
            {onAdd && ' If your company does this work, add it with its usual tasks.'}
          </p>
          <Entries entries={others} onAdd={onAdd} busy={busy} hasReasons />
        </Disclosure>
      )}
    </>
  );
}

function Entries({
  entries,
  onAdd,
  busy,
  hasReasons = false,
}: SeenNotCountedListProps & { hasReasons?: boolean }) {
  return (
    <ul className="mt-4 grid gap-5">
      {entries.map((entry) => (
        <li key={entry.definitionId} className="border-b border-rule pb-5 last:border-b-0">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="font-strong wrap-anywhere">{entry.name}</p>
              {hasReasons && <p className="text-sm wrap-anywhere text-ink-secondary">{entry.reason}</p>}
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
  );
}
