import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';

interface DraftNoticeProps {
  children: ReactNode;
  actions?: readonly { label: string; onAct: () => void }[];
}

export function DraftNotice({ children, actions = [] }: DraftNoticeProps) {
  return (
    <div
      role="status"
      // Receives focus after entries are added in bulk.
      tabIndex={-1}
      data-notice
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-rule bg-surface px-4 py-2.5 text-sm"
    >
      <p className="min-w-0 wrap-anywhere">{children}</p>
      {actions.length > 0 && (
        <span className="-mr-2 flex flex-wrap gap-1">
          {actions.map(({ label, onAct }) => (
            <Button key={label} variant="quiet" size="sm" onClick={onAct}>
              {label}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}
