import { useState } from 'react';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { readAmount } from '../../rules/assumption-fields.ts';
import { formatCell } from '../../rules/figures.ts';

interface AssumptionInputProps {
  label: string;
  unit: string;
  value: number;
  original: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

export function AssumptionInput({
  label,
  unit,
  value,
  original,
  min = 0,
  max,
  onChange,
}: AssumptionInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? formatPlain(value);
  const problem =
    typed !== null && readAmount(typed, max, min) === null
      ? `Enter a number from ${min} to ${formatCell(max)}`
      : null;
  const differs = Math.abs(value - original) > 1e-9;
  return (
    <Field
      label={`${label} (${unit})`}
      hint={differs ? `Before: ${formatCell(original)}` : undefined}
      error={problem}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            const amount = readAmount(event.target.value, max, min);
            if (amount !== null) onChange(amount);
          }}
          onBlur={() => problem === null && setTyped(null)}
        />
      )}
    </Field>
  );
}

function formatPlain(value: number): string {
  return String(Math.round(value * 100) / 100);
}
