import {
  describeConversion,
  type HoursUnit,
  hoursUnitLabels,
  hoursUnits,
} from '#shared/manual-entry/typed-hours.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { weeksPerMonth } from '#shared/value/task-figures.ts';
import { Field, type FieldControl } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import type { TaskDraft } from '../draft/manual-entry-draft.ts';
import { HoursInput } from './hours-input.tsx';

const unitOptions = hoursUnits.map((value) => ({ value, label: hoursUnitLabels[value] }));

interface HoursFieldsProps {
  entry: TaskDraft;
  /** The `name` attribute of the first input, used to find and focus a field with an error. */
  name: string;
  error: string | undefined;
  onChange: (change: Partial<Omit<TaskDraft, 'key'>>) => void;
}

export function HoursFields({ entry, name, error, onChange }: HoursFieldsProps) {
  const { hoursUnit } = entry;
  const bind = (field: 'timeInvestment' | 'minutesPerCase' | 'casesPerWeek', control: FieldControl) => ({
    ...control,
    value: entry[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  const unit = (
    <Field label="Enter time as" hint={hintOf(entry)}>
      {(control) => (
        <Select
          {...control}
          value={hoursUnit}
          options={unitOptions}
          onChange={(event) => onChange({ hoursUnit: event.target.value as HoursUnit })}
        />
      )}
    </Field>
  );
  if (hoursUnit === 'cases') {
    return (
      <fieldset className="grid gap-3">
        <legend className="sr-only">Time Investment (hours)</legend>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label="Minutes per Case" error={error}>
            {(control) => <HoursInput {...bind('minutesPerCase', control)} name={name} {...countLimits} />}
          </Field>
          <Field label="Cases per Week">
            {(control) => <HoursInput {...bind('casesPerWeek', control)} {...countLimits} />}
          </Field>
        </div>
        {unit}
      </fieldset>
    );
  }
  const monthly = hoursUnit === 'month' ? monthlyLimits : {};
  return (
    <div className="grid gap-3">
      <Field label="Time Investment (hours)" error={error}>
        {(control) => <HoursInput {...bind('timeInvestment', control)} name={name} {...monthly} />}
      </Field>
      {unit}
    </div>
  );
}

const countLimits = { min: 1, max: undefined, step: 1 };
const monthlyLimits = {
  min: manualEntryLimits.minHours * weeksPerMonth,
  max: manualEntryLimits.maxHours * weeksPerMonth,
};

function hintOf(entry: TaskDraft): string {
  const weekly = describeConversion(entry);
  return weekly === null ? 'For one person' : `For one person: ${weekly}`;
}
