import { Undo2, X } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { useMoney } from '#web/lib/use-money.ts';
import type { Edits } from '../../api/use-edits.ts';
import { describeValueChange } from '../../rules/describe-value-change.ts';

export function EditEffect({ edits }: { edits: Edits }) {
  const { effect, undo, busy } = edits;
  const money = useMoney();
  return (
    <div
      role="status"
      data-testid="edit-effect"
      className="no-print pointer-events-none sticky bottom-4 z-20 mt-6 flex justify-center max-md:bottom-20"
    >
      {effect !== null && (
        <p className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-control bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-raised">
          <span className="figures">
            Value: about <strong>{money.estimate(effect.usdPerMonth)}</strong>,{' '}
            {describeValueChange(effect.changeUsdPerMonth)}
          </span>
          <span className="flex items-center gap-1">
            {undo && (
              <Button variant="secondary" size="sm" disabled={busy} onClick={undo}>
                <Undo2 aria-hidden className="size-4" />
                Undo
              </Button>
            )}
            <Button variant="quiet" size="sm" aria-label="Close" onClick={edits.forgetEffect}>
              <X aria-hidden className="size-4" />
            </Button>
          </span>
        </p>
      )}
    </div>
  );
}
