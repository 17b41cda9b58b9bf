import { randomBytes } from 'node:crypto';
import type { Transaction } from './database.ts';
import { audits } from './schema.ts';
import { withoutNul } from './without-nul.ts';

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
    if (rows.length === 1) return id;
  }
}

/** 1 to 2^53 - 1, from a cryptographic source. */
export function randomAuditId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id > 0) return id;
  }
}
