import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';

export interface Selection {
  ids: number[];
  has(id: number): boolean;
  toggle(id: number): void;
  toggleAll(): void;
  clear(): void;
  all: boolean;
}

export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  const all = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    all,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setChosen(all ? new Set() : new Set(shown)),
    clear: () => setChosen(new Set()),
  };
}

export function SelectBox({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: () => void;
}) {
  return (
    <label className="-m-2 inline-grid size-9 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" className="size-4 accent-accent" checked={checked} onChange={onChange} />
    </label>
  );
}

export function SelectionBar({
  selection,
  what,
  children,
}: {
  selection: Selection;
  /** Singular and plural: ['audit', 'audits']. */
  what: readonly [string, string];
  children: ReactNode;
}) {
  const count = selection.ids.length;
  return (
    <div
      aria-live="polite"
      className="sticky top-2 z-10 mb-3 empty:hidden [&>div]:rounded-md [&>div]:border [&>div]:border-control [&>div]:bg-surface"
    >
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-3 px-4 py-2">
          <p className="grow text-sm">
            {count} {count === 1 ? what[0] : what[1]} selected
          </p>
          {children}
          <Button variant="quiet" size="sm" onClick={selection.clear}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  );
}
