import type { AuditStore, Seen } from '#storage/audit-record.ts';

/** `seen` is the revision that the edit is based on, or null to skip the conflict check. */
export interface EditTarget {
  audits: Pick<AuditStore, 'editAudit'>;
  auditId: number;
  seen: Seen;
}
