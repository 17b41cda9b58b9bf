import { auditStatuses } from '#shared/schemas/audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { AuditsView } from '../api/admin-queries.ts';

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

export function AuditsFilter({ filter, onChange }: AuditsFilterProps) {
  const isOpen = [filter.search, filter.status, filter.fromDay, filter.untilDay].every(
    (value) => value === '',
  );
  const set = onChange;
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-4 lg:grid-cols-[1fr_11rem_10rem_10rem_auto]">
      <div className="col-span-2 md:col-span-4 lg:col-span-1">
        <Field label="Domain or id">
          {(control) => (
            <TextInput
              {...control}
              aria-required={false}
              type="search"
              maxLength={200}
              value={filter.search}
              onChange={(event) => set({ search: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="col-span-2 md:col-span-1">
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              aria-required={false}
              options={statusOptions}
              value={filter.status}
              onChange={(event) => set({ status: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="From">
        {(control) => (
          <TextInput
            {...control}
            aria-required={false}
            type="date"
            value={filter.fromDay}
            onChange={(event) => set({ fromDay: event.target.value })}
          />
        )}
      </Field>
      <Field label="Until">
        {(control) => (
          <TextInput
            {...control}
            aria-required={false}
            type="date"
            value={filter.untilDay}
            onChange={(event) => set({ untilDay: event.target.value })}
          />
        )}
      </Field>
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start md:col-span-1"
        disabled={isOpen}
        onClick={() => onChange(openFilter)}
      >
        Clear
      </Button>
    </search>
  );
}
