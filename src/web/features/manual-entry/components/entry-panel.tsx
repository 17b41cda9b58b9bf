import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';

interface EntryPanelProps {
  title: string;
  summary?: string;
  open: boolean;
  onToggle: () => void;
  errorCount: number;
  remove?: { label: string; onRemove: () => void } | undefined;
  children: ReactNode;
}

/** Collapsed content is not rendered, so that thousands of entries stay fast. */
export function EntryPanel({
  title,
  summary,
  open,
  onToggle,
  errorCount,
  remove,
  children,
}: EntryPanelProps) {
  const id = useId();
  return (
    <div className="rounded-md border border-rule bg-surface">
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center gap-3 rounded-md px-4 text-left text-base font-strong"
        >
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-4 shrink-0 text-ink-secondary transition-transform',
              open && 'rotate-180',
            )}
          />
          <span className="grid min-w-0 grow gap-x-3 py-2 sm:flex sm:items-baseline sm:justify-between">
            <span dir="auto" className="min-w-0 truncate">
              {title}
            </span>
            {summary && !open && (
              <span dir="auto" className="min-w-0 truncate text-sm font-normal text-ink-secondary">
                {summary}
              </span>
            )}
          </span>
          {errorCount > 0 && (
            <Badge tone="danger">{errorCount === 1 ? '1 to fix' : `${errorCount} to fix`}</Badge>
          )}
        </button>
      </h3>
      <div id={id} hidden={!open} className="border-t border-rule p-4 sm:p-6">
        {open && (
          <>
            {children}
            {remove && (
              <Button variant="quiet-danger" size="sm" className="mt-5 -ml-3" onClick={remove.onRemove}>
                <Trash2 aria-hidden className="size-4" />
                {remove.label}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
