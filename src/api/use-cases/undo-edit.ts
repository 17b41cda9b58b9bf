import type { EditTarget } from './edit-target.ts';

/**
 * Undoes the newest edit; a further call undoes the one before it. Rejects with `nothing-to-undo` if none is
 * left.
 */
export function undoEdit({ audits, auditId, seen }: EditTarget): Promise<void> {
  return audits.editAudit(auditId, { seen }, (rows) => rows.undoNewest());
}
