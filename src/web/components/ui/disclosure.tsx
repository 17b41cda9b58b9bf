import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { usePrinting } from '#web/lib/use-printing.ts';

interface DisclosureProps {
  label: ReactNode;
  openLabel?: ReactNode;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  triggerClassName?: string;
  /** Does not open for printing, to save paper. */
  sparesPaper?: boolean;
  preview?: ReactNode;
  children: ReactNode;
}

export function Disclosure({
  label,
  openLabel,
  defaultOpen = false,
  onOpenChange,
  className,
  triggerClassName,
  sparesPaper = false,
  preview,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  const printing = usePrinting() && !sparesPaper;
  const id = useId();
  return (
    <div className={className}>
      {!open && !printing && preview}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          onOpenChange?.(!open);
        }}
        className={classNames(
          'inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-strong text-accent hover:text-accent-hover',
          triggerClassName,
        )}
      >
        {open ? (openLabel ?? label) : label}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open && !printing}>
        {children}
      </div>
    </div>
  );
}
