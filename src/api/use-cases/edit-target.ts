import type { AuditStore, Seen } from '#storage/audit-record.ts';

/** The audit that an edit changes, and the revision that it is based on; null for the current one. */
export interface EditTarget {
  audits: Pick<AuditStore, 'editAudit'>;
  auditId: number;
  seen: Seen;
}
