import { auditStatuses } from '#shared/schemas/audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { AuditsView } from '../api/admin-queries.ts';
import { FilterInput, FilterSelect } from './layout/filter-fields.tsx';

type Filter = Pick<AuditsView, 'search' | 'status' | 'fromDay' | 'untilDay'>;
const openFilter: Filter = { search: '', status: '', fromDay: '', untilDay: '' };

const statusOptions = [
  { value: '', label: 'Any status' },
  ...auditStatuses.map((status) => ({ value: status, label: status })),
];

interface AuditsFilterProps {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}

export function AuditsFilter({ filter: { search, status, fromDay, untilDay }, onChange }: AuditsFilterProps) {
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-4 lg:grid-cols-[1fr_11rem_10rem_10rem_auto]">
      <div className="col-span-2 md:col-span-4 lg:col-span-1">
        <FilterInput
          label="Domain or ID"
          type="search"
          value={search}
          onChange={(value) => onChange({ search: value })}
        />
      </div>
      <div className="col-span-2 md:col-span-1">
        <FilterSelect
          label="Status"
          options={statusOptions}
          value={status}
          onChange={(value) => onChange({ status: value })}
        />
      </div>
      <FilterInput
        label="From"
        type="date"
        value={fromDay}
        onChange={(value) => onChange({ fromDay: value })}
      />
      <FilterInput
        label="Until"
        type="date"
        value={untilDay}
        onChange={(value) => onChange({ untilDay: value })}
      />
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start md:col-span-1"
        disabled={!search && !status && !fromDay && !untilDay}
        onClick={() => onChange(openFilter)}
      >
        Clear
      </Button>
    </search>
  );
}
