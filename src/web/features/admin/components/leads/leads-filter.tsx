import { leadStatuses } from '#shared/schemas/lead.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { LeadView } from '../../api/lead-queries.ts';
import { FilterInput, FilterSelect } from '../layout/filter-fields.tsx';

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

export function LeadsFilter({ view: { search, status, due }, onChange }: LeadsFilterProps) {
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_11rem_13rem_auto]">
      <div className="col-span-2 lg:col-span-1">
        <FilterInput
          label="Name, company, owner, or notes"
          type="search"
          value={search}
          onChange={(value) => onChange({ search: value })}
        />
      </div>
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
      <FilterSelect
        label="Follow-up date"
        options={dueOptions}
        value={due}
        onChange={(value) => onChange({ due: value })}
      />
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
