import { ChevronDown } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';

interface WorkflowGroupHeadingProps {
  title: string;
  count: number;
  open: boolean;
  onToggle: () => void;
}

export function WorkflowGroupHeading({ title, count, open, onToggle }: WorkflowGroupHeadingProps) {
  return (
    <tr className="border-b border-rule">
      <th scope="rowgroup" colSpan={3} className="pt-2">
        <h3 className="text-base">
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm pr-3 pl-2 text-left font-strong hover:bg-sunken"
          >
            <span>
              {title} <span className="font-normal text-ink-secondary">({count})</span>
            </span>
            <ChevronDown
              aria-hidden
              className={classNames(
                'no-print size-4 shrink-0 text-ink-secondary transition-transform duration-150',
                open && 'rotate-180',
              )}
            />
          </button>
        </h3>
      </th>
    </tr>
  );
}
