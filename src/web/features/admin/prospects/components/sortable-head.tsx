import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';

interface SortableHeadProps {
  label: string;
  direction: 'ascending' | 'descending' | 'none';
  isNumber: boolean;
  onSort: () => void;
}

export function SortableHead({ label, direction, isNumber, onSort }: SortableHeadProps) {
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th
      aria-sort={direction}
      className={classNames('px-2 py-1 first:pl-0 last:pr-0', isNumber ? 'text-right' : 'text-left')}
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-9 items-center gap-1 rounded-sm font-strong whitespace-nowrap text-ink-secondary hover:text-ink"
      >
        {label}
        <Icon
          aria-hidden
          className={classNames('size-3.5 shrink-0', direction === 'none' ? 'opacity-50' : 'text-accent')}
        />
      </button>
    </th>
  );
}
