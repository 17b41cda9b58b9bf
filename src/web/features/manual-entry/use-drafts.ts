import { useCallback, useEffect, useState } from 'react';
import type { ManualEntryStart } from '#web/lib/manual-entry-link.ts';
import { makeSubmissionKey } from '#web/lib/submission-key.ts';
import type { ManualEntryDraft } from './draft/manual-entry-draft.ts';
import { chooseDraft, forgetDraft, keepDraft, listDrafts, rememberOpen } from './draft/stored-drafts.ts';

export function useDrafts(start: ManualEntryStart) {
  const [openKey, setOpenKey] = useState(() => chooseDraft(start));
  const [kept, setKept] = useState(listDrafts);
  const [deleted, setDeleted] = useState<ManualEntryDraft | null>(null);
  useEffect(() => rememberOpen(openKey), [openKey]);

  const open = useCallback((submissionKey: string) => {
    setDeleted(null);
    setOpenKey(submissionKey);
    // The previous entry is saved when its form unmounts, so we read the list after that.
    setTimeout(() => setKept(listDrafts()));
  }, []);
  const startAnother = useCallback(() => open(makeSubmissionKey()), [open]);
  const remove = useCallback(
    (draft: ManualEntryDraft) => {
      forgetDraft(draft);
      if (draft.submissionKey === openKey) setOpenKey(makeSubmissionKey());
      setKept(listDrafts());
      setDeleted(draft);
    },
    [openKey],
  );
  const restore = useCallback(() => {
    if (deleted === null) return;
    keepDraft(deleted);
    open(deleted.submissionKey);
  }, [deleted, open]);
  return {
    openKey,
    others: kept.filter((draft) => draft.submissionKey !== openKey),
    deleted,
    open,
    startAnother,
    remove,
    restore,
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
