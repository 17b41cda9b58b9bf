import type { EditTarget } from './edit-target.ts';

/** Rejects with `nothing-to-undo` if no edit is left. */
export function undoEdit({ audits, auditId, seen }: EditTarget): Promise<void> {
  return audits.editAudit(auditId, { seen }, (rows) => rows.undoNewest());
}
