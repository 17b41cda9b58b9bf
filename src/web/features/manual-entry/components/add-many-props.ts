import type { NewEntries } from '../draft/add-entries.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';

export interface AddManyProps {
  draft: ManualEntryDraft;
  /** `text` describes the added entries. */
  onAdd: (entries: NewEntries, text: string) => void;
  onClose: () => void;
  /** Called after the dialog has closed and returned the focus. */
  onClosed: () => void;
}
