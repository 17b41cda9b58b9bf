import { desc } from 'drizzle-orm';
import { z } from 'zod';
import type { ListCursor } from './audit-record.ts';
import type { Drizzle, Queries, Transaction } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { beforeCursor } from './list-cursor.ts';
import { trail } from './operator-schema.ts';

export const trailActions = [
  'audit-deleted',
  'domain-deleted',
  'audits-cleared',
  'subscriber-deleted',
  'subscribers-cleared',
  'audit-rescanned',
  'job-retried',
  'mail-resent',
] as const;
export type TrailAction = (typeof trailActions)[number];

const actionSchema = z.enum(trailActions);

/** One thing the operator did: to which domain or id ('' for everything), and how many it concerned. */
export interface TrailEntry {
  action: TrailAction;
  subject: string;
  count: number;
  createdAt: Date;
}

export interface TrailStore {
  /** Notes what stands in no transaction of its own. */
  note(entry: TrailEntry): Promise<void>;
  /** Newest first. */
  listTrail(page: { limit: number; before?: ListCursor | null }): Promise<(TrailEntry & { id: number })[]>;
}

/** The operator's deeds. Rejects with AppError `database-unavailable` while the database is away. */
export function createTrailStore({ db }: Queries): TrailStore {
  return withTranslatedErrors<TrailStore>({
    note: (entry) => noteInTrail(db, entry),
    async listTrail({ limit, before }) {
      const rows = await db
        .select()
        .from(trail)
        .where(beforeCursor(trail.createdAt, trail.id, before))
        .orderBy(desc(trail.createdAt), desc(trail.id))
        .limit(limit);
      return rows.map((row) => ({ ...row, action: actionSchema.parse(row.action) }));
    },
  });
}

/** Notes a deed in the transaction that does it. */
export async function noteInTrail(tx: Transaction | Drizzle, entry: TrailEntry): Promise<void> {
  await tx.insert(trail).values(entry);
}
