import { localStore, sessionStore } from '#web/lib/browser-storage.ts';
import type { ManualEntryStart } from '#web/lib/manual-entry-link.ts';
import { makeSubmissionKey } from '#web/lib/submission-key.ts';
import { isUntouched, type ManualEntryDraft, readDraft } from './manual-entry-draft.ts';

/** Each entry has its own storage key, so that a consultant can keep several. */
const prefix = 'manual-entry/';
const current = 'manual-entry';

export const storageKeyOf = (submissionKey: string) => `${prefix}${submissionKey}`;

export function chooseDraft(start: ManualEntryStart): string {
  const open = sessionStore.read(current) ?? localStore.read(current);
  const draft = open === null ? null : readStored(open);
  if (!start.website) return draft?.submissionKey ?? makeSubmissionKey();
  const { website } = start;
  const fits = (candidate: ManualEntryDraft) => candidate.businessInfo.website === website;
  if (draft && (fits(draft) || (draft.businessInfo.website === '' && isUntouched(draft))))
    return draft.submissionKey;
  return listDrafts().find(fits)?.submissionKey ?? makeSubmissionKey();
}

export function rememberOpen(submissionKey: string): void {
  sessionStore.write(current, submissionKey);
  localStore.write(current, submissionKey);
}

export function listDrafts(): ManualEntryDraft[] {
  return localStore.keys(prefix).flatMap((key) => {
    const draft = readStored(key.slice(prefix.length));
    return draft && !(isUntouched(draft) && draft.businessInfo.website === '') ? [draft] : [];
  });
}

export function forgetDraft({ submissionKey }: ManualEntryDraft): void {
  localStore.remove(storageKeyOf(submissionKey));
}

export function keepDraft(draft: ManualEntryDraft): void {
  localStore.writeJson(storageKeyOf(draft.submissionKey), draft);
}

function readStored(submissionKey: string): ManualEntryDraft | null {
  return readDraft(localStore.readJson(storageKeyOf(submissionKey)));
}
