import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Drizzle } from './database.ts';
import { settings } from './schema.ts';

const key = 'operator-second-factor';

export interface SecondFactor {
  secret: string;
  lastStep: number;
  recoveryHashes: string[];
}

const schema = z.object({
  secret: z.string(),
  lastStep: z.number(),
  recoveryHashes: z.array(z.string()),
});

export async function readSecondFactor(db: Drizzle): Promise<SecondFactor | null> {
  const [row] = await db.select().from(settings).where(sql`${settings.key} = ${key}`);
  return row ? schema.parse(JSON.parse(row.value)) : null;
}

export async function saveSecondFactor(db: Drizzle, factor: SecondFactor): Promise<void> {
  const value = JSON.stringify(factor);
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

export async function removeSecondFactor(db: Drizzle): Promise<void> {
  await db.delete(settings).where(sql`${settings.key} = ${key}`);
}

export async function spendTimeStep(db: Drizzle, step: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update settings set value = jsonb_set(value::jsonb, '{lastStep}', to_jsonb(${step}::bigint))::text
    where key = ${key} and (value::jsonb ->> 'lastStep')::bigint < ${step}::bigint`);
  return rowCount === 1;
}

export async function spendRecoveryHash(db: Drizzle, hash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update settings set value = jsonb_set(value::jsonb, '{recoveryHashes}', (value::jsonb -> 'recoveryHashes') - ${hash}::text)::text
    where key = ${key} and jsonb_exists(value::jsonb -> 'recoveryHashes', ${hash}::text)`);
  return rowCount === 1;
}
