import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
