import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKeys } from '#web/lib/query-keys.ts';
import { changeAudit } from './change-audit.ts';
import { type DashboardAudit, dashboardKey, type TaskRows, taskRowsQuery } from './dashboard-queries.ts';
import { readDashboard } from './read-dashboard.ts';

afterEach(() => vi.unstubAllGlobals());

const generating = { generating: true, stage: 'workflows', message: 'Identifying workflows', progress: 45 };
const task = { id: 1, name: 'Answer calls', workflow: 'Enquiries' };
const stats = {
  pagesScanned: 1,
  workflowsIdentified: 1,
  tasksIdentified: 1,
  scanQuality: null,
  scanQualityParts: [],
  automateCount: 1,
  optimizeCount: 0,
  enhanceCount: 0,
  judgmentTasksCount: 0,
  noJudgmentTasksCount: 1,
  overallProgress: 100,
};
const auditIn = (status: string) => ({
  id: 7,
  kind: 'manual',
  website: 'example.com',
  domain: 'example.com',
  companyType: 'retail',
  companySize: '',
  status,
  reachedUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  failure: null,
  mine: true,
  stats,
});
const dashboardIn = (status: string) => ({
  audit: auditIn(status),
  stats,
  workflows: [],
  tasks: status === 'completed' ? [task] : generating,
  modules: [],
  partners: [],
});

const simple = { mode: 'simple', restart: false } as const;
const tasksOf = (client: QueryClient) => client.getQueryData<TaskRows>(dashboardKey(7, 'tasks'));

function stubServer(answer: (path: string, init: RequestInit) => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return answer(path, init);
  });
  return asked;
}

const tagged = (body: unknown, tag = 'W/"1"') => Response.json(body, { headers: { etag: tag } });

it('reads all parts with one call, and keeps the ETag of their state', async () => {
  const asked = stubServer(() => tagged(dashboardIn('completed')));
  const client = new QueryClient();
  expect(await readDashboard(client, 7, simple)).toBe(true);
  expect(asked).toEqual(['GET /api/audits/7/dashboard?mode=simple']);
  expect(tasksOf(client)?.tasks).toHaveLength(1);
  expect(client.getQueryData<DashboardAudit>(dashboardKey(7, 'audit'))?.tag).toBe('W/"1"');
  expect(client.getQueryData(queryKeys.auditPart(7, 'modules'))).toEqual([]);
});

it("ignores results of an audit that isn't finished yet", async () => {
  stubServer(() => tagged(dashboardIn('analyzing')));
  const client = new QueryClient();
  await readDashboard(client, 7, simple);
  expect(tasksOf(client)?.generating).toEqual(generating);
  expect(client.getQueryData(queryKeys.auditPart(7, 'modules'))).toBeUndefined();
});

it('leaves an unreadable part as it was', async () => {
  stubServer(() => tagged({ ...dashboardIn('completed'), modules: [{ broken: true }] }));
  const client = new QueryClient();
  client.setQueryData(queryKeys.auditPart(7, 'modules'), ['known']);
  await readDashboard(client, 7, simple);
  expect(client.getQueryData(queryKeys.auditPart(7, 'modules'))).toEqual(['known']);
  expect(tasksOf(client)?.tasks).toHaveLength(1);
});

it('keeps the known data while the server is unreachable, and says so', async () => {
  const client = new QueryClient();
  client.setQueryData(dashboardKey(7, 'tasks'), { tasks: [], generating });
  stubServer(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await readDashboard(client, 7, simple)).toBe(false);
  stubServer(() => Response.json({ message: 'Away' }, { status: 503 }));
  expect(await readDashboard(client, 7, simple)).toBe(false);
  expect(tasksOf(client)?.generating).toEqual(generating);
});

it('reads the visible parts one by one from a server without the combined call', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(dashboardKey(7, 'tasks'), { tasks: [], generating });
  const stop = new QueryObserver(client, taskRowsQuery(7)).subscribe(() => {});
  const asked = stubServer((path) =>
    path.includes('/dashboard') ? Response.json({}, { status: 404 }) : tagged([task]),
  );
  expect(await readDashboard(client, 7, simple)).toBe(true);
  expect(asked).toEqual(['GET /api/audits/7/dashboard?mode=simple', 'GET /api/audits/7/tasks']);
  expect(tasksOf(client)?.tasks).toHaveLength(1);
  stop();
});

it('aborts a pending read only on request', async () => {
  const client = new QueryClient();
  const asked = stubServer(() => tagged(dashboardIn('completed')));
  const first = readDashboard(client, 7, simple);
  await readDashboard(client, 7, simple);
  expect(asked).toHaveLength(1);
  await Promise.all([first, readDashboard(client, 7, { ...simple, restart: true })]);
  expect(asked).toHaveLength(2);
});

it('shows the answer to a change, and makes other screens refetch', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.audit(7), 'as the report screen read it');
  const asked = stubServer(() => tagged({ ...task, dashboard: dashboardIn('completed') }, 'W/"2"'));
  const change = {
    id: 7,
    mode: 'simple',
    method: 'PATCH',
    path: '/tasks/1',
    body: {},
    tag: 'W/"1"',
  } as const;
  await changeAudit(client, change);
  expect(asked).toEqual(['PATCH /api/audits/7/tasks/1?include=dashboard&mode=simple']);
  expect(client.getQueryData<DashboardAudit>(dashboardKey(7, 'audit'))?.tag).toBe('W/"2"');
  expect(client.getQueryState(queryKeys.audit(7))?.isInvalidated).toBe(true);
  expect(client.getQueryState(dashboardKey(7, 'tasks'))?.isInvalidated).toBe(false);
});
