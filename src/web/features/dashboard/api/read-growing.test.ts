import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { dashboardKey, type TaskRows } from './dashboard-queries.ts';
import { readGrowing } from './read-growing.ts';

afterEach(() => vi.unstubAllGlobals());

const generating = { generating: true, stage: 'workflows', message: 'Identifying workflows', progress: 45 };
const task = { id: 1, name: 'Answer calls', workflow: 'Enquiries' };

/** Answers each part with the state it is in when asked: `stateOf` tells by the number of the call. */
function stubServer(stateOf: (call: number) => 'made' | 'being-made' | 'away') {
  let call = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    const state = stateOf(call++);
    if (state === 'away') throw new TypeError('Failed to fetch');
    const made = state === 'made';
    const body = path.endsWith('/tasks')
      ? made
        ? [task]
        : generating
      : path.endsWith('/workflows')
        ? []
        : null;
    return Response.json(body, { headers: { etag: `W/"${state}"` } });
  });
  return () => call;
}

const tasksOf = (client: QueryClient) => client.getQueryData<TaskRows>(dashboardKey(7, 'tasks'));

it('asks once when all parts tell of one state', async () => {
  const calls = stubServer(() => 'made');
  const client = new QueryClient();
  expect(await readGrowing(client, 7, { restart: false })).toBe(true);
  expect(calls()).toBe(5);
  expect(tasksOf(client)?.tasks).toHaveLength(1);
});

it('shows no mixture: parts of different states are asked for again', async () => {
  // The audit is completed between the third and the fourth answer.
  const calls = stubServer((call) => (call < 3 ? 'being-made' : 'made'));
  const client = new QueryClient();
  await readGrowing(client, 7, { restart: false });
  expect(calls()).toBe(10);
  expect(tasksOf(client)?.generating).toBeNull();
  expect(client.getQueryData(dashboardKey(7, 'workflows'))).toEqual([]);
});

it('does not go on for ever with an audit that changes all the time', async () => {
  const calls = stubServer((call) => (call % 2 ? 'made' : 'being-made'));
  await readGrowing(new QueryClient(), 7, { restart: false });
  expect(calls()).toBe(15);
});

it('keeps what was known while the server is away, and says so', async () => {
  const client = new QueryClient();
  client.setQueryData(dashboardKey(7, 'tasks'), { tasks: [], generating });
  stubServer(() => 'away');
  expect(await readGrowing(client, 7, { restart: false })).toBe(false);
  expect(tasksOf(client)?.generating).toEqual(generating);
});

it('gives up a read under way only when told to', async () => {
  const client = new QueryClient();
  const calls = stubServer(() => 'made');
  const first = readGrowing(client, 7, { restart: false });
  await readGrowing(client, 7, { restart: false });
  expect(calls()).toBe(5);
  await Promise.all([first, readGrowing(client, 7, { restart: true })]);
  expect(calls()).toBe(10);
});
