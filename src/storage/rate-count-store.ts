import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Drizzle, Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { rateCounts } from './limit-schema.ts';

/**
 * `limit` is the limit's name, and `about` is who or what it applies to. Only a hash of both is
 * stored.
 */
export interface Counted {
  limit: string;
  about: string;
}

export interface RateCount {
  count: number;
  endsAt: Date;
}

/** Counts that all processes on one database share. A count's window starts with its first increment. */
export interface RateCountStore {
  add(added: readonly (Counted & { amount: number; windowMs: number })[], now: Date): Promise<RateCount[]>;
  read(counted: Counted, now: Date): Promise<RateCount | null>;
}

const tidyEveryMs = 60_000;

export function createRateCountStore({ db }: Queries): RateCountStore {
  let tidiedAt = Number.NEGATIVE_INFINITY;
  return withTranslatedErrors<RateCountStore>({
    add: async (added, now) => {
      const counts = await add(db, added, now);
      if (Math.abs(now.getTime() - tidiedAt) >= tidyEveryMs) {
        tidiedAt = now.getTime();
        await forgetEnded(db, now);
      }
      return counts;
    },
    read: async (counted, now) => {
      const [row] = await db
        .select({ count: rateCounts.count, endsAt: rateCounts.endsAt })
        .from(rateCounts)
        .where(and(eq(rateCounts.key, keyOf(counted)), gt(rateCounts.endsAt, now)));
      return row ?? null;
    },
  });
}

async function add(
  db: Drizzle,
  added: Parameters<RateCountStore['add']>[0],
  now: Date,
): Promise<RateCount[]> {
  const rows = added.map((one) => ({
    key: keyOf(one),
    count: one.amount,
    endsAt: new Date(now.getTime() + one.windowMs),
  }));
  if (rows.length === 0) return [];
  const ended = sql`${rateCounts.endsAt} <= ${now}`;
  const stored = await db
    .insert(rateCounts)
    // Locked in the same order everywhere, so that two processes can't deadlock.
    .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        count: sql`greatest(0, case when ${ended} then 0 else ${rateCounts.count} end + excluded.count)`,
        endsAt: sql`case when ${ended} then excluded.ends_at else ${rateCounts.endsAt} end`,
      },
    })
    .returning();
  const byKey = new Map(stored.map(({ key, count, endsAt }) => [key, { count, endsAt }]));
  return rows.map(({ key, count, endsAt }) => byKey.get(key) ?? { count, endsAt });
}

async function forgetEnded(db: Drizzle, now: Date): Promise<void> {
  await db.execute(sql`delete from ${rateCounts} where key in (
    select key from ${rateCounts} where ${rateCounts.endsAt} <= ${now} for update skip locked
  )`);
}

function keyOf({ limit, about }: Counted): string {
  return createHash('sha256').update(`${limit} ${about}`).digest('base64url');
}
