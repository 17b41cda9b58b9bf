import type { NewEntries } from '../draft/add-entries.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';

/** What a dialog that adds many entries at once is given. */
export interface AddManyProps {
  draft: ManualEntryDraft;
  /** Called with what is added, and with a sentence about it. */
  onAdd: (entries: NewEntries, text: string) => void;
  onClose: () => void;
  /** Called when the dialog is gone and the focus is back where it came from. */
  onClosed: () => void;
}
