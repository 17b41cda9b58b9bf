import { createHash } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import { lockName } from './advisory-lock.ts';
import type { Transaction } from './database.ts';
import { mailTokens, outbox, suppressedAddresses } from './mail-schema.ts';
import type { MailDraft, MailLimits, MailQueueing } from './outbox-record.ts';
import { withoutNul } from './without-nul.ts';

/**
 * Writes a mail and the hashes of its links into the transaction and sends its job. Nothing is written, and
 * nobody is told, when the address wants no mail or has had its share.
 */
export async function queueMail(
  tx: Transaction,
  draft: MailDraft,
  { now, limits, sendJob, onQueued }: MailQueueing,
  subscriber: number | null,
): Promise<boolean> {
  const address = addressOf(draft.about);
  const toVisitor = addressOf(draft.to) === address;
  if (toVisitor) {
    await lockName(tx, `mail to ${address}`);
    if (await isSuppressed(tx, address)) return false;
    if (await hasHadItsShare(tx, address, limits, now)) return false;
  }
  const { kind, to, replyTo, unsubscribeUrl, expiresAt } = draft;
  const [row] = await tx
    .insert(outbox)
    .values({
      ...withoutNul({ kind, to, replyTo, subject: draft.subject, text: draft.text, html: draft.html }),
      address,
      toVisitor,
      unsubscribeUrl,
      status: 'queued',
      nextAttemptAt: now,
      createdAt: now,
      expiresAt,
    })
    .returning({ id: outbox.id });
  if (!row) throw new Error('The mail was not stored');
  if (draft.tokens.length > 0) {
    await tx.insert(mailTokens).values(
      draft.tokens.map((token) => ({
        tokenHash: token.hash,
        purpose: token.purpose,
        subscriber: token.purpose === 'verify' ? subscriber : null,
        address,
        createdAt: now,
        expiresAt: token.expiresAt,
      })),
    );
  }
  await sendJob(tx, row.id);
  onQueued?.(draft);
  return true;
}

/** The mailbox of an address, whichever way it is spelt. */
export function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

export async function isSuppressed(tx: Transaction, address: string): Promise<boolean> {
  const rows = await tx
    .select({ hash: suppressedAddresses.addressHash })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.addressHash, hashAddress(address)));
  return rows.length > 0;
}

async function hasHadItsShare(
  tx: Transaction,
  address: string,
  limits: MailLimits,
  now: Date,
): Promise<boolean> {
  for (const { max, withinMs } of limits ?? []) {
    const since = new Date(now.getTime() - withinMs);
    const [row] = await tx
      .select({ mails: count() })
      .from(outbox)
      .where(and(eq(outbox.address, address), eq(outbox.toVisitor, true), gt(outbox.createdAt, since)));
    if ((row?.mails ?? 0) >= max) return true;
  }
  return false;
}
