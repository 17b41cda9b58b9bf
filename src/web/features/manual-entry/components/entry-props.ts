import type { DraftChange } from '../draft/change-draft.ts';
import type { EntryErrors } from '../draft/check-draft.ts';

/** The functions must keep their identity between renders, because `isSameEntry` compares them. */
export interface EntryProps<Entry> {
  entry: Entry;
  index: number;
  open: boolean;
  onToggle: (key: number) => void;
  errors: EntryErrors;
  removable: boolean;
  onChange: (change: DraftChange) => void;
}

export function isSameEntry<Props extends { errors: EntryErrors }>(before: Props, after: Props): boolean {
  return (Object.keys(after) as (keyof Props)[]).every((name) =>
    name === 'errors' ? isSameRecord(before.errors, after.errors) : Object.is(before[name], after[name]),
  );
}

function isSameRecord(one: EntryErrors, other: EntryErrors): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
