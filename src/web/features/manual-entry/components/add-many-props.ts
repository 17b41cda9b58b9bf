import type { NewEntries } from '../draft/add-entries.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';

export interface AddManyProps {
  draft: ManualEntryDraft;
  onAdd: (entries: NewEntries, text: string) => void;
  onClose: () => void;
  onClosed: () => void;
}
