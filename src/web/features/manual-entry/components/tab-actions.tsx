import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';

/** The row below a tab: back on the left, onward on the right. */
export function TabActions({ onBack, children }: { onBack?: () => void; children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-6">
      {onBack ? (
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      ) : (
        <span />
      )}
      {children}
    </div>
  );
}
