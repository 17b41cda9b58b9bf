import { randomBytes } from 'node:crypto';
import type { Transaction } from './database.ts';
import { audits } from './schema.ts';
import { withoutNul } from './without-nul.ts';

/** Stores an audit under a new random id and returns it. */
export async function insertAudit(
  tx: Transaction,
  values: Omit<typeof audits.$inferInsert, 'id'>,
): Promise<number> {
  for (;;) {
    const id = randomAuditId();
    const rows = await tx
      .insert(audits)
      .values({ ...withoutNul(values), id })
      .onConflictDoNothing({ target: audits.id })
      .returning({ id: audits.id });
    // Already taken: a chance of about one in 2^53 per existing audit.
    if (rows.length === 1) return id;
  }
}

/** From 1 to 2^53 - 1, from the system's random source. */
export function randomAuditId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id > 0) return id;
  }
}
