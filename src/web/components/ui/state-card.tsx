import type { LucideIcon } from 'lucide-react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-control px-6 py-10 text-center">
      {Icon && <Icon aria-hidden className="size-6 text-ink-secondary" strokeWidth={1.5} />}
      <p className="text-md font-strong text-ink">{title}</p>
      {children && <div className="max-w-text text-ink-secondary">{children}</div>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  message: string;
  onRetry?: () => void;
  action?: ReactNode;
}

export function ErrorState({ title, message, onRetry, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-md border border-rule bg-surface px-6 py-10 text-center"
    >
      <CircleAlert aria-hidden className="size-6 text-danger-text" strokeWidth={1.5} />
      <p className="text-md font-strong text-ink">{title}</p>
      <p className="max-w-text text-ink-secondary">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
