import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';

interface TabActionsProps {
  onBack?: () => void;
  sticky?: boolean;
  children: ReactNode;
}

export function TabActions({ onBack, sticky = false, children }: TabActionsProps) {
  return (
    <div
      className={classNames(
        'mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-rule',
        sticky ? 'sticky bottom-0 z-10 bg-paper py-4' : 'pt-6',
      )}
    >
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
