import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import { failureSchema } from '#shared/schemas/failure.ts';
import {
  type Prospect,
  type ProspectList,
  type ProspectListDetail,
  prospectFiguresSchema,
  prospectNoticeSchema,
  type prospectStates,
} from '#shared/schemas/prospect.ts';
import type { ListCursor } from './audit-record.ts';
import type { Drizzle } from './database.ts';
import { beforeCursor } from './list-cursor.ts';
import type { OutdatedFigures } from './prospect-record.ts';
import { prospectLists, prospects } from './prospect-schema.ts';
import { joinedRevision } from './read-audits.ts';
import { audits, scans } from './schema.ts';

/** A completed diagnosis counts as `done` only when its figures are stored, because the list shows them. */
export const prospectState: SQL<(typeof prospectStates)[number]> = sql`case
  when ${prospects.startedAt} is null then 'waiting'
  when ${prospects.auditId} is null then 'failed'
  when ${audits.id} is null then 'deleted'
  when ${audits.listedStatus} = 'completed' and ${prospects.figuresRevision} is not null then 'done'
  when ${audits.listedStatus} = 'failed' then 'failed'
  else 'running' end`;

/** The pace is measured over this time, or since the list started or resumed if that is shorter. */
const paceWithinMs = 15 * 60_000;
const minEnded = 3;

export async function readLists(
  db: Drizzle,
  { now, limit, before, id }: { now: Date; limit: number; before?: ListCursor | null; id?: number },
): Promise<ProspectList[]> {
  const since = new Date(now.getTime() - paceWithinMs);
  const paceFrom = sql<Date>`greatest(${prospectLists.resumedAt}, ${since}::timestamptz)`.mapWith(
    prospectLists.resumedAt,
  );
  const of = (state: string) => sql<number>`(count(*) filter (where ${prospectState} = ${state}))::int`;
  const rows = await db
    .select({
      id: prospectLists.id,
      name: prospectLists.name,
      paused: prospectLists.paused,
      createdAt: prospectLists.createdAt,
      paceFrom,
      total: count(prospects.id),
      waiting: of('waiting'),
      running: of('running'),
      done: of('done'),
      failed: of('failed'),
      endedLately: sql<number>`(count(*) filter (where ${audits.completedAt} >= ${paceFrom}))::int`,
    })
    .from(prospectLists)
    .innerJoin(prospects, eq(prospects.listId, prospectLists.id))
    .leftJoin(audits, eq(audits.id, prospects.auditId))
    .where(
      and(
        id === undefined ? undefined : eq(prospectLists.id, id),
        beforeCursor(prospectLists.createdAt, prospectLists.id, before),
      ),
    )
    .groupBy(prospectLists.id)
    .orderBy(desc(prospectLists.createdAt), desc(prospectLists.id))
    .limit(limit);
  return rows.map(({ paused, endedLately, paceFrom: from, createdAt, id: listId, name, ...counts }) => {
    const remaining = counts.waiting + counts.running;
    const msEach = (now.getTime() - from.getTime()) / endedLately;
    const isRunning = remaining > 0 && !paused;
    return {
      id: listId,
      name,
      state: remaining === 0 ? 'done' : paused ? 'paused' : 'running',
      counts,
      estimatedEnd:
        isRunning && endedLately >= minEnded
          ? new Date(now.getTime() + remaining * msEach).toISOString()
          : null,
      createdAt: createdAt.toISOString(),
    };
  });
}

export async function readList(db: Drizzle, id: number, now: Date): Promise<ProspectListDetail | null> {
  const [list] = await readLists(db, { now, limit: 1, id });
  if (!list) return null;
  const [own] = await db
    .select({ notices: prospectLists.notices })
    .from(prospectLists)
    .where(eq(prospectLists.id, id));
  return {
    list,
    notices: prospectNoticeSchema.array().parse(own?.notices ?? []),
    prospects: await readRows(db, id),
  };
}

async function readRows(db: Drizzle, listId: number): Promise<Prospect[]> {
  const rows = await db
    .select({
      id: prospects.id,
      line: prospects.line,
      name: prospects.name,
      website: prospects.website,
      companyType: prospects.companyType,
      companySize: prospects.companySize,
      note: prospects.note,
      auditId: audits.id,
      state: prospectState,
      failure: scans.failure,
      figures: prospects.figures,
    })
    .from(prospects)
    .leftJoin(audits, eq(audits.id, prospects.auditId))
    .leftJoin(scans, eq(scans.id, audits.scanId))
    .where(eq(prospects.listId, listId))
    .orderBy(asc(prospects.line), asc(prospects.id));
  return rows.map((row) => ({
    ...row,
    companyType: companyTypeSchema.parse(row.companyType),
    companySize: optionalCompanySizeSchema.parse(row.companySize),
    failure: failureSchema.nullable().parse(row.failure),
    figures: row.state === 'done' ? prospectFiguresSchema.nullable().parse(row.figures) : null,
  }));
}

export function listOutdatedFigures(
  db: Drizzle,
  { limit, listId }: { limit: number; listId?: number },
): Promise<OutdatedFigures[]> {
  const missing = isNull(prospects.figuresRevision);
  return db
    .select({ prospectId: prospects.id, auditId: audits.id, revision: joinedRevision })
    .from(prospects)
    .innerJoin(audits, eq(audits.id, prospects.auditId))
    .leftJoin(scans, eq(scans.id, audits.scanId))
    .where(
      and(
        isNotNull(prospects.auditId),
        inArray(audits.listedStatus, ['completed', 'failed']),
        listId === undefined
          ? missing
          : and(
              eq(prospects.listId, listId),
              or(missing, sql`${prospects.figuresRevision} <> ${joinedRevision}`),
            ),
      ),
    )
    .orderBy(asc(prospects.id))
    .limit(limit);
}
