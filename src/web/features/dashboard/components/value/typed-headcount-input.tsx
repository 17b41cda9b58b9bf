import { useState } from 'react';
import { headcountMessage, manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { formatCount } from '#shared/text/figures.ts';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { readAmount } from '../../rules/assumption-fields.ts';

interface TypedHeadcountInputProps {
  value: number | null;
  original: number | null;
  onChange: (headcount: number | null) => void;
}

export function TypedHeadcountInput({ value, original, onChange }: TypedHeadcountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed !== null && readPeople(typed) === undefined ? headcountMessage : null;
  return (
    <Field
      label="Number of people"
      optional
      hint={
        value === original
          ? "We won't count more hours than this many people can work."
          : `Before: ${original === null ? 'not given' : formatCount(original)}`
      }
      error={problem}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? (value === null ? '' : String(value))}
          onChange={(event) => {
            setTyped(event.target.value);
            const people = readPeople(event.target.value);
            if (people !== undefined) onChange(people);
          }}
          onBlur={() => problem === null && setTyped(null)}
        />
      )}
    </Field>
  );
}

/** Null for empty text, undefined for an invalid headcount. */
function readPeople(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const people = readAmount(text, manualEntryLimits.maxPeople, 1);
  return people !== null && Number.isInteger(people) ? people : undefined;
}
