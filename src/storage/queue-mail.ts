import { createHash } from 'node:crypto';
import { and, count, eq, gt, inArray, like, or } from 'drizzle-orm';
import { lockName } from './advisory-lock.ts';
import type { Transaction } from './database.ts';
import { mailTokens, outbox, suppressedAddresses } from './mail-schema.ts';
import type { MailDraft, MailLimits, MailQueueing } from './outbox-record.ts';
import { withoutNul } from './without-nul.ts';

/**
 * Resolves to false, without queuing anything, if the email is for a visitor who has unsubscribed
 * or whose mailbox has reached its limit.
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
    await lockName(tx, `mail to ${mailboxOf(address)}`);
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
  if (!row) throw new Error('The email was not stored');
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

export function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The address without its plus tag, because mail to `ada+news@…` and `ada@…` arrives in the same
 * mailbox.
 */
export function mailboxOf(email: string): string {
  const address = addressOf(email);
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  return plus > 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address;
}

export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

/** Unsubscribing one address of a mailbox suppresses all of them. */
export async function isSuppressed(tx: Transaction, address: string): Promise<boolean> {
  const hashes = [address, mailboxOf(address)].map(hashAddress);
  const rows = await tx
    .select({ hash: suppressedAddresses.addressHash })
    .from(suppressedAddresses)
    .where(inArray(suppressedAddresses.addressHash, hashes));
  return rows.length > 0;
}

async function hasHadItsShare(
  tx: Transaction,
  address: string,
  limits: MailLimits,
  now: Date,
): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const at = mailbox.lastIndexOf('@');
  const tagged = `${literally(mailbox.slice(0, at))}+%${literally(mailbox.slice(at))}`;
  const sameMailbox = or(eq(outbox.address, mailbox), like(outbox.address, tagged));
  for (const { max, withinMs } of limits ?? []) {
    const since = new Date(now.getTime() - withinMs);
    const [row] = await tx
      .select({ mails: count() })
      .from(outbox)
      .where(and(sameMailbox, eq(outbox.toVisitor, true), gt(outbox.createdAt, since)));
    if ((row?.mails ?? 0) >= max) return true;
  }
  return false;
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
