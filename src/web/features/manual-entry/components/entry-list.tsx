import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';

/** A list of entries with the button that adds one. */
export function EntryList({
  addLabel,
  onAdd,
  children,
}: {
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}) {
  return (
    <div className="mt-5 grid gap-3">
      {children}
      <Button variant="secondary" className="justify-self-start" onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
    </div>
  );
}
