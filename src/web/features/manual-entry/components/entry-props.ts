import type { DraftChange } from '../change-draft.ts';
import type { EntryErrors } from '../check-draft.ts';

/** What every entry of a list is given; the functions stay the same between drawings. */
export interface EntryProps<Entry> {
  entry: Entry;
  /** Position in its list, from 0. */
  index: number;
  open: boolean;
  onToggle: (key: number) => void;
  errors: EntryErrors;
  removable: boolean;
  onChange: (change: DraftChange) => void;
}
