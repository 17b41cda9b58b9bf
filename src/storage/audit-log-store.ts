import { desc } from 'drizzle-orm';
import { z } from 'zod';
import type { ListCursor } from './audit-record.ts';
import type { Drizzle, Queries, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { beforeCursor } from './list-cursor.ts';
import { auditLog } from './operator-schema.ts';

export const adminActions = [
  'audit-deleted',
  'domain-deleted',
  'audits-cleared',
  'subscriber-deleted',
  'subscribers-cleared',
  'enquiry-deleted',
  'audit-rescanned',
  'job-retried',
  'mail-resent',
  'prospects-added',
  'prospects-deleted',
] as const;
export type AdminAction = (typeof adminActions)[number];

const actionSchema = z.enum(adminActions);

/** One action of the operator: to which domain or id ('' for everything), and how many it concerned. */
export interface AuditLogEntry {
  action: AdminAction;
  subject: string;
  count: number;
  createdAt: Date;
}

export interface AuditLogStore {
  /** Appends what needs no transaction of its own. */
  append(entry: AuditLogEntry): Promise<void>;
  /** Newest first. */
  listEntries(page: {
    limit: number;
    before?: ListCursor | null;
  }): Promise<(AuditLogEntry & { id: number })[]>;
}

/** The operator's actions. Rejects with AppError `database-unavailable` while the database is away. */
export function createAuditLogStore({ db }: Queries): AuditLogStore {
  return withTranslatedErrors<AuditLogStore>({
    append: (entry) => appendToAuditLog(db, entry),
    async listEntries({ limit, before }) {
      const rows = await db
        .select()
        .from(auditLog)
        .where(beforeCursor(auditLog.createdAt, auditLog.id, before))
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .limit(limit);
      return rows.map((row) => ({ ...row, action: actionSchema.parse(row.action) }));
    },
  });
}

/** Appends an action in the transaction that does it. */
export async function appendToAuditLog(tx: Transaction | Drizzle, entry: AuditLogEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
