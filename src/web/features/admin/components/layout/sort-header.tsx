import { ArrowDown, ArrowUp } from 'lucide-react';

export interface Sorting {
  by: string;
  descending: boolean;
}

interface SortHeaderProps {
  label: string;
  by: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  className?: string;
  descendingFirst?: boolean;
}

export function SortHeader({
  label,
  by,
  sorting,
  onSort,
  className,
  descendingFirst = false,
}: SortHeaderProps) {
  const isCurrent = sorting.by === by;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th
      className={className}
      aria-sort={isCurrent ? (sorting.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="inline-flex min-h-8 items-center gap-1 font-strong text-inherit hover:text-ink hover:underline"
        onClick={() => onSort({ by, descending: isCurrent ? !sorting.descending : descendingFirst })}
      >
        {label}
        {isCurrent && <Arrow aria-hidden className="size-3.5" />}
      </button>
    </th>
  );
}
