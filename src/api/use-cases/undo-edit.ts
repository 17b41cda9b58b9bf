import type { EditTarget } from './edit-target.ts';

/** Undoes the latest edit of workflows and tasks. Rejects with `nothing-to-undo` if there is none. */
export function undoEdit({ audits, auditId, seen }: EditTarget): Promise<void> {
  return audits.editAudit(auditId, { seen }, (rows) => rows.undoNewest());
}
