import { leadStatuses } from '#shared/schemas/lead.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { LeadView } from '../../api/lead-queries.ts';

const statusOptions = [
  { value: '', label: 'Any status' },
  ...leadStatuses.map((status) => ({ value: status, label: status })),
];
const dueOptions = [
  { value: '', label: 'Any date' },
  { value: 'due', label: 'Due today or earlier' },
];

interface LeadsFilterProps {
  view: LeadView;
  onChange: (change: Partial<LeadView>) => void;
}

export function LeadsFilter({ view, onChange }: LeadsFilterProps) {
  const { search, status, due } = view;
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_11rem_13rem_auto]">
      <div className="col-span-2 lg:col-span-1">
        <Field label="Name, company, owner or notes">
          {(control) => (
            <TextInput
              {...control}
              aria-required={false}
              type="search"
              maxLength={200}
              value={search}
              onChange={(event) => onChange({ search: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            aria-required={false}
            options={statusOptions}
            value={status}
            onChange={(event) => onChange({ status: event.target.value })}
          />
        )}
      </Field>
      <Field label="Next date">
        {(control) => (
          <Select
            {...control}
            aria-required={false}
            options={dueOptions}
            value={due}
            onChange={(event) => onChange({ due: event.target.value })}
          />
        )}
      </Field>
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start lg:col-span-1"
        disabled={!search && !status && !due}
        onClick={() => onChange({ search: '', status: '', due: '' })}
      >
        Clear
      </Button>
    </search>
  );
}
