import type { NewEntries } from '../draft/add-entries.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';

/** The props of a dialog that adds many entries at once. */
export interface AddManyProps {
  draft: ManualEntryDraft;
  /** Called with the added entries and a sentence about them. */
  onAdd: (entries: NewEntries, text: string) => void;
  onClose: () => void;
  /** Called once the dialog has closed and returned the focus. */
  onClosed: () => void;
}
