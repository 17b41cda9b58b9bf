import { Field } from '#web/components/ui/field.tsx';
import { Select, type SelectOption } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function FilterInput({
  label,
  type,
  value,
  onChange,
}: FilterFieldProps & { type: 'search' | 'date' }) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          aria-required={false}
          type={type}
          maxLength={type === 'search' ? 200 : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function FilterSelect({
  label,
  options,
  value,
  onChange,
}: FilterFieldProps & { options: readonly SelectOption[] }) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          aria-required={false}
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
