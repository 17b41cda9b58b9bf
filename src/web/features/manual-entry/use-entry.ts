import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { localStore } from '#web/lib/browser-storage.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import type { ManualEntryStart } from '#web/lib/manual-entry-link.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import type { NewEntries } from './draft/add-entries.ts';
import { changeDraft, type DraftChange } from './draft/change-draft.ts';
import { checkDraft } from './draft/check-draft.ts';
import {
  fillStart,
  isUntouched,
  type ManualEntryDraft,
  readDraft,
  startDraft,
} from './draft/manual-entry-draft.ts';
import { storageKeyOf } from './draft/stored-drafts.ts';
import { useFoundWork } from './use-found-work.ts';

export function useEntry(submissionKey: string, start: ManualEntryStart) {
  const [initial] = useState(() => startDraft(start, submissionKey));
  const read = useCallback(
    (kept: unknown) => {
      const draft = readDraft(kept);
      return draft && fillStart(draft, start);
    },
    [start],
  );
  const [draft, setDraft, forget, keeping] = useDraft(storageKeyOf(submissionKey), initial, read, localStore);
  const [added, setAdded] = useState<{ text: string; before: ManualEntryDraft } | null>(null);
  const checked = useDeferredValue(draft);
  const faults = useMemo(() => checkDraft(checked), [checked]);

  const change = useCallback(
    (next: DraftChange) => {
      setAdded(null);
      setDraft((before) => changeDraft(before, next));
    },
    [setDraft],
  );
  const changeMany = useCallback(
    (next: DraftChange, text: string) => {
      setDraft((before) => changeDraft(before, next));
      setAdded({ text, before: draft });
    },
    [draft, setDraft],
  );
  const addMany = useCallback(
    (entries: NewEntries, text: string) => changeMany({ kind: 'add-entries', entries }, text),
    [changeMany],
  );
  const undo = () => {
    if (added) setDraft(added.before);
    setAdded(null);
  };

  const found = useFoundWork(start.auditId);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    if (!found || looked) return;
    setLooked(true);
    if (isUntouched(draft)) addMany(found, `We filled in what the scan found: ${describeEntries(found)}.`);
  }, [found, looked, draft, addMany]);
  const offered = found && looked && !added && !holds(draft, found) ? found : null;

  return { draft, change, changeMany, addMany, added, undo, forget, keeping, faults, offered };
}
export type Entry = ReturnType<typeof useEntry>;

export function describeEntries({ workflows, tasks }: NewEntries): string {
  return `${formatCountOf(workflows.length, 'workflow')} with ${formatCountOf(tasks.length, 'task')}`;
}

function holds(draft: ManualEntryDraft, found: NewEntries): boolean {
  const names = new Set(draft.workflows.map(({ name }) => name.trim()));
  return found.workflows.every(({ name }) => names.has(name.trim()));
}
