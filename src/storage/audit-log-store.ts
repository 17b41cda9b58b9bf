import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockName } from './advisory-lock.ts';
import type { ListCursor } from './audit-record.ts';
import type { Drizzle, Queries, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { beforeCursor } from './list-cursor.ts';
import { auditLog } from './operator-schema.ts';

export const adminActions = [
  'audit-deleted',
  'domain-deleted',
  'audits-deleted',
  'audits-cleared',
  'subscriber-deleted',
  'subscribers-cleared',
  'enquiry-deleted',
  'audit-rescanned',
  'job-retried',
  'mail-resent',
  'prospects-added',
  'prospects-deleted',
  'address-erased',
  'signed-in',
  'sign-in-failed',
  'signed-out-everywhere',
  'session-ended',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'webhook-retried',
] as const;
export type AdminAction = (typeof adminActions)[number];

const actionSchema = z.enum(adminActions);

/**
 * `subject` is a domain, an id, the browser of a sign-in, or the reason for a rejected one; '' if there is none.
 * `count` is the number of records affected or of rejected sign-ins.
 */
export interface AuditLogEntry {
  action: AdminAction;
  subject: string;
  count: number;
  /** Contains no names or addresses. */
  details?: string;
  createdAt: Date;
}

/**
 * For this long after a failed sign-in, further failures for the same reason only raise the count
 * in its entry, so that guessing can't fill the log.
 */
const failuresTogetherMs = 3_600_000;

export interface AuditLogStore {
  append(entry: AuditLogEntry): Promise<void>;
  noteRefusal(reason: string, now: Date): Promise<void>;
  listEntries(page: {
    limit: number;
    before?: ListCursor | null;
  }): Promise<(Required<AuditLogEntry> & { id: number })[]>;
}

export function createAuditLogStore({ db }: Queries): AuditLogStore {
  return withTranslatedErrors<AuditLogStore>({
    append: async (entry) => {
      await appendToAuditLog(db, entry);
    },
    noteRefusal: (reason, now) => db.transaction((tx) => noteRefusal(tx, reason, now)),
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

export async function appendToAuditLog(tx: Transaction | Drizzle, entry: AuditLogEntry): Promise<number> {
  const [row] = await tx.insert(auditLog).values(entry).returning({ id: auditLog.id });
  if (!row) throw new Error('The action was not logged');
  return row.id;
}

async function noteRefusal(tx: Transaction, reason: string, now: Date): Promise<void> {
  await lockName(tx, 'refused sign-ins');
  const since = new Date(now.getTime() - failuresTogetherMs);
  const [latest] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'sign-in-failed' satisfies AdminAction),
        eq(auditLog.subject, reason),
        gt(auditLog.createdAt, since),
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  if (latest) {
    await tx
      .update(auditLog)
      .set({ count: sql`${auditLog.count} + 1` })
      .where(eq(auditLog.id, latest.id));
    return;
  }
  await appendToAuditLog(tx, { action: 'sign-in-failed', subject: reason, count: 1, createdAt: now });
}
