import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { appendToAuditLog } from './audit-log-store.ts';
import type { Drizzle, Queries, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { beforeCursor } from './list-cursor.ts';
import { outbox } from './mail-schema.ts';
import {
  type ClaimedMail,
  type MailOutcome,
  type MailStatus,
  mailStatuses,
  type OutboxStore,
} from './outbox-record.ts';
import { queueMail } from './queue-mail.ts';

/** Cleared once an email has been sent or has expired, because anyone who reads the database could use the links. */
const blank = { text: '', html: '', unsubscribeUrl: null };
const dueAtOnce = 500;

export function createOutboxStore({ db }: Queries): OutboxStore {
  return withTranslatedErrors<OutboxStore>({
    queueAlone: (mail, queueing) =>
      db.transaction(async (tx) => {
        await queueMail(tx, mail, queueing, null);
      }),
    listOutbox: (page) => listOutbox(db, page),
    claim: (id, options) => claim(db, id, options),
    beginHandOver: async (mail) => {
      const rows = await db
        .update(outbox)
        .set({ status: 'sending' })
        .where(and(claimedAs(mail), eq(outbox.status, 'queued')))
        .returning({ id: outbox.id });
      return rows.length === 1;
    },
    settle: (mail, outcome, { now, settleJob }) =>
      db.transaction(async (tx) => {
        const settled = await settle(tx, mail, outcome, now);
        await settleJob(tx);
        return settled;
      }),
    listDue: (now) => listDue(db, now),
    tidy: (now) => tidy(db, now),
    countUnsettled: () => countUnsettled(db),
    resend: (id, options) => db.transaction((tx) => resend(tx, id, options)),
  });
}

async function listOutbox(
  db: Drizzle,
  { limit, before }: Parameters<OutboxStore['listOutbox']>[0],
): ReturnType<OutboxStore['listOutbox']> {
  const rows = await db
    .select()
    .from(outbox)
    .where(beforeCursor(outbox.createdAt, outbox.id, before))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);
  return rows.map(({ id, kind, to, subject, text, attempts, problem, nextAttemptAt, ...row }) => ({
    id,
    kind,
    to,
    subject,
    text,
    status: statusOf(row.status),
    attempts,
    problem,
    nextAttemptAt,
    createdAt: row.createdAt,
    settledAt: row.settledAt,
  }));
}

async function claim(
  db: Drizzle,
  ...[id, { now, leaseMs, takeOver = false }]: Parameters<OutboxStore['claim']>
): ReturnType<OutboxStore['claim']> {
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseMs),
    })
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.status, 'queued'),
        takeOver ? undefined : lte(outbox.nextAttemptAt, now),
        sql`${outbox.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning();
  if (!row) return null;
  const { to, replyTo, subject, text, html, unsubscribeUrl } = row;
  return { id, attempt: row.attempts, to, replyTo, subject, text, html, unsubscribeUrl };
}

async function settle(tx: Transaction, mail: ClaimedMail, outcome: MailOutcome, now: Date): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set(
      outcome.status === 'queued'
        ? { status: 'queued', problem: outcome.problem, nextAttemptAt: outcome.nextAttemptAt }
        : {
            status: outcome.status,
            settledAt: now,
            problem: outcome.status === 'sent' ? null : outcome.problem,
            ...(outcome.status === 'sent' ? blank : {}),
          },
    )
    .where(and(claimedAs(mail), inArray(outbox.status, settledFrom(outcome.status))))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

async function listDue(db: Drizzle, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), lte(outbox.nextAttemptAt, now)))
    .orderBy(outbox.nextAttemptAt)
    .limit(dueAtOnce);
  return rows.map((row) => row.id);
}

async function tidy(db: Drizzle, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'expired', settledAt: now, ...blank })
    .where(and(eq(outbox.status, 'queued'), lte(outbox.expiresAt, now)));
  await db
    .update(outbox)
    .set({ status: 'uncertain', settledAt: now, problem: 'interrupted while it was being sent' })
    .where(and(eq(outbox.status, 'sending'), lte(outbox.nextAttemptAt, now)));
  await db
    .update(outbox)
    .set(blank)
    .where(and(inArray(outbox.status, ['failed', 'uncertain']), lte(outbox.expiresAt, now)));
}

async function countUnsettled(db: Drizzle): ReturnType<OutboxStore['countUnsettled']> {
  const rows = await db
    .select({ status: outbox.status, count: count() })
    .from(outbox)
    .where(inArray(outbox.status, ['queued', 'failed', 'uncertain'] satisfies MailStatus[]))
    .groupBy(outbox.status);
  const of = (status: MailStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { queued: of('queued'), failed: of('failed'), uncertain: of('uncertain') };
}

async function resend(
  tx: Transaction,
  ...[id, { now, sendJob }]: Parameters<OutboxStore['resend']>
): ReturnType<OutboxStore['resend']> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) return 'not-found';
  const resendable: readonly string[] = ['queued', 'failed', 'uncertain'] satisfies MailStatus[];
  if (!resendable.includes(row.status) || row.text === '' || row.expiresAt <= now) return 'gone';
  await tx
    .update(outbox)
    .set({ status: 'queued', problem: null, settledAt: null, nextAttemptAt: now })
    .where(eq(outbox.id, id));
  await sendJob(tx, id);
  await appendToAuditLog(tx, { action: 'mail-resent', subject: `#${id}`, count: 1, createdAt: now });
  return 'queued';
}

/** `sent` also replaces `uncertain`, because the mail server has now confirmed the email. */
function settledFrom(outcome: MailOutcome['status']): MailStatus[] {
  return outcome === 'sent' ? ['queued', 'sending', 'uncertain'] : ['queued', 'sending'];
}

/** Each claim raises the attempt number, so this matches only the claim that returned `mail`. */
function claimedAs(mail: ClaimedMail) {
  return and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempt));
}

function statusOf(text: string): MailStatus {
  const status = mailStatuses.find((one) => one === text);
  if (!status) throw new Error(`An email has the unknown status ${text}`);
  return status;
}
