import type { AuditStore, Seen } from '#storage/audit-record.ts';

/** Which audit an edit changes, and the revision that it is based on; null for whatever the audit's is. */
export interface EditTarget {
  audits: Pick<AuditStore, 'editAudit'>;
  auditId: number;
  seen: Seen;
}
