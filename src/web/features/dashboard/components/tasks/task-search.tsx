import { Search } from 'lucide-react';
import { useId } from 'react';
import { formatCount, formatPlural } from '#shared/text/figures.ts';
import { TextInput } from '#web/components/ui/text-input.tsx';

interface TaskSearchProps {
  value: string;
  onChange: (value: string) => void;
  shown: number;
  all: number;
}

export function TaskSearch({ value, onChange, shown, all }: TaskSearchProps) {
  const id = useId();
  return (
    <div className="no-print flex grow flex-wrap items-center gap-x-4 gap-y-2">
      <label htmlFor={id} className="sr-only">
        Search tasks
      </label>
      <span className="relative min-w-0 grow basis-48 sm:max-w-80">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-secondary"
        />
        <TextInput
          id={id}
          type="search"
          value={value}
          placeholder="Search tasks"
          autoComplete="off"
          className="pl-9"
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <span role="status" className="figures text-sm text-ink-secondary">
        {shown === all ? formatPlural(all, 'task') : `${formatCount(shown)} of ${formatPlural(all, 'task')}`}
      </span>
    </div>
  );
}
