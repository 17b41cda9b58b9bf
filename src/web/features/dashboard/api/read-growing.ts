import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { coverageSchema } from '#shared/schemas/coverage.ts';
import { getTagged, type TaggedAnswer } from '#web/lib/api-client.ts';
import { coverageQuery } from '#web/lib/audit-queries.ts';
import { cleanWorkflows } from '../rules/clean-workflows.ts';
import {
  dashboardAuditQuery,
  dashboardStatsQuery,
  parseDashboardAudit,
  parseDashboardStats,
  parseTaskRows,
  taskRowsQuery,
  workflowRowsQuery,
} from './dashboard-queries.ts';

/** What grows while an audit is being made: where it is asked for, and how its answer is kept. */
const parts = [
  { path: '', keyOf: (id: number) => dashboardAuditQuery(id).queryKey, parse: parseDashboardAudit },
  { path: '/stats', keyOf: (id: number) => dashboardStatsQuery(id).queryKey, parse: parseDashboardStats },
  { path: '/workflows', keyOf: (id: number) => workflowRowsQuery(id).queryKey, parse: cleanWorkflows },
  { path: '/tasks', keyOf: (id: number) => taskRowsQuery(id).queryKey, parse: parseTaskRows },
  {
    path: '/coverage',
    keyOf: (id: number) => coverageQuery(id).queryKey,
    parse: (answer: unknown) => coverageSchema.parse(answer),
  },
] as const;

/** So often the parts are asked again when the audit changed between them. */
const attempts = 3;

/** The read under way for each client; one at a time. */
const underWay = new WeakMap<QueryClient, AbortController>();

/**
 * Reads again what grows while an audit is being made, and shows it all at once: every answer carries the
 * tag of the audit's state, so that parts of different moments are noticed and asked for again. `restart`
 * gives up a read that is under way, since it may tell of a moment before; otherwise that one goes on.
 * Resolves with false where the server could not be reached; what was known stays.
 */
export async function readGrowing(
  client: QueryClient,
  id: number,
  options: { restart: boolean },
): Promise<boolean> {
  const before = underWay.get(client);
  if (before && !options.restart) return true;
  before?.abort();
  const own = new AbortController();
  underWay.set(client, own);
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const answers = await Promise.allSettled(
        parts.map(({ path }) => getTagged(`/api/audits/${id}${path}`, own.signal)),
      );
      if (own.signal.aborted) return true;
      const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.tag] : []));
      if (told.length === 0) return false;
      if (new Set(told).size > 1 && attempt < attempts) continue;
      await show(client, id, answers);
      break;
    }
    return true;
  } finally {
    if (underWay.get(client) === own) underWay.delete(client);
  }
}

type Answers = PromiseSettledResult<TaggedAnswer>[];

/** A part that failed, or that cannot be read, stays as it was; the next poll asks for it again. */
async function show(client: QueryClient, id: number, answers: Answers): Promise<void> {
  const kept = parts.flatMap(({ keyOf, parse }, index) => {
    const answer = answers[index];
    if (answer?.status !== 'fulfilled') return [];
    try {
      return [
        { queryKey: keyOf(id) as readonly unknown[], data: parse(answer.value.body, answer.value.tag) },
      ];
    } catch {
      return [];
    }
  });
  await Promise.all(kept.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
  notifyManager.batch(() => {
    for (const { queryKey, data } of kept) client.setQueryData(queryKey, data);
  });
}
