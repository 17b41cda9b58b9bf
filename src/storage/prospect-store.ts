import { and, eq, inArray } from 'drizzle-orm';
import { appendToAuditLog } from './audit-log-store.ts';
import type { Drizzle, Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { type EmitEvent, emitNothing } from './product-events.ts';
import type { ProspectStore } from './prospect-record.ts';
import { prospectLists, prospects } from './prospect-schema.ts';
import { listOutdatedFigures, prospectState, readList, readLists } from './read-prospects.ts';
import { audits } from './schema.ts';
import { startNextProspect } from './start-prospect.ts';
import { withoutNul } from './without-nul.ts';

export function createProspectStore({ db }: Queries, emit: EmitEvent = emitNothing): ProspectStore {
  return withTranslatedErrors<ProspectStore>({
    createList: (list) => createList(db, list),
    listLists: (page) => readLists(db, page),
    readList: (id, now) => readList(db, id, now),
    pauseList: (id) => updateList(db, id, { paused: true }),
    resumeList: (id, now) => updateList(db, id, { paused: false, resumedAt: now }),
    retryFailed: (id, now) => retryFailed(db, id, now),
    deleteList: (id, now) => deleteList(db, id, now),
    startNext: (start) => startNextProspect(db, start, emit),
    listOutdatedFigures: (options) => listOutdatedFigures(db, options),
    saveFigures: async ({ prospectId, auditId, revision }, figures) => {
      await db
        .update(prospects)
        .set({ figures, figuresRevision: revision })
        // Does nothing if the website was restarted in the meantime.
        .where(and(eq(prospects.id, prospectId), eq(prospects.auditId, auditId)));
    },
  });
}

/** PostgreSQL allows 65,535 parameters per statement. */
const rowsAtOnce = 500;

function createList(
  db: Drizzle,
  { name, prospects: parsed, notices, now }: Parameters<ProspectStore['createList']>[0],
): Promise<number> {
  return db.transaction(async (tx) => {
    const [list] = await tx
      .insert(prospectLists)
      .values(withoutNul({ name, paused: false, notices, createdAt: now, resumedAt: now }))
      .returning({ id: prospectLists.id });
    if (!list) throw new Error('The list was not stored');
    for (let at = 0; at < parsed.length; at += rowsAtOnce) {
      const rows = parsed.slice(at, at + rowsAtOnce).map((row) => ({ ...withoutNul(row), listId: list.id }));
      await tx.insert(prospects).values(rows);
    }
    const entry = { action: 'prospects-added', subject: `#${list.id}`, count: parsed.length } as const;
    await appendToAuditLog(tx, { ...entry, createdAt: now });
    return list.id;
  });
}

async function updateList(
  db: Drizzle,
  id: number,
  change: Partial<typeof prospectLists.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(prospectLists)
    .set(change)
    .where(eq(prospectLists.id, id))
    .returning({ id: prospectLists.id });
  return rows.length > 0;
}

function retryFailed(db: Drizzle, id: number, now: Date): Promise<number | null> {
  return db.transaction(async (tx) => {
    const lists = await tx
      .update(prospectLists)
      .set({ paused: false, resumedAt: now })
      .where(eq(prospectLists.id, id))
      .returning({ id: prospectLists.id });
    if (lists.length === 0) return null;
    const failed = tx
      .select({ id: prospects.id })
      .from(prospects)
      .leftJoin(audits, eq(audits.id, prospects.auditId))
      .where(and(eq(prospects.listId, id), eq(prospectState, 'failed')));
    const rows = await tx
      .update(prospects)
      .set({ startedAt: null, auditId: null, figures: null, figuresRevision: null })
      .where(inArray(prospects.id, failed))
      .returning({ id: prospects.id });
    return rows.length;
  });
}

function deleteList(db: Drizzle, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const count = await tx.$count(prospects, eq(prospects.listId, id));
    const rows = await tx
      .delete(prospectLists)
      .where(eq(prospectLists.id, id))
      .returning({ id: prospectLists.id });
    if (rows.length === 0) return false;
    await appendToAuditLog(tx, { action: 'prospects-deleted', subject: `#${id}`, count, createdAt: now });
    return true;
  });
}
