import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueue, type Queue } from '#jobs/queue.ts';
import type { Database } from '#storage/database.ts';
import { openDatabase } from '#storage/open-database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ExternalPostgres, startExternalPostgres } from '#tests/support/external-postgres.ts';
import { exampleCrawl, exampleDiagnosis, examplePage } from '#tests/support/scan-examples.ts';
import { createTestApi, type TestApi } from '#tests/support/test-api.ts';
import { manualEntry, wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const log = pino({ level: 'silent' });
/** More than the product's pools use, but few enough that a test can take them all. */
const connectionsAtMost = 25;
let folder: string;
let server: ExternalPostgres;
let database: Database;
let queue: Queue;
let api: TestApi;

beforeAll(async () => {
  folder = makeTestFolder('load');
  server = await startExternalPostgres({ settings: [`max_connections=${connectionsAtMost}`] });
  database = await openDatabase({ databaseUrl: server.url, dataDir: folder, log });
  queue = await openQueue({ database, log });
  api = await createTestApi(database, { queue, now: () => new Date() });
  await queue.startWorkers({
    scans: createScanStore(database),
    diagnose: async (_, context) => {
      for (let n = context.storedPages.length; n < 4; n += 1) {
        await context.savePage(examplePage(n));
        await sleep(20);
      }
      return exampleDiagnosis();
    },
    crawl: exampleCrawl,
    now: () => new Date(),
    log,
  });
});
afterAll(async () => {
  await api.close();
  await queue.stop();
  await database.close();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Load {
  scans: number[];
  manual: number[];
  emails: string[];
  statuses: Set<number>;
  end(): Promise<void>;
}

function beginLoad(): Load {
  let ended = false;
  let asked = 0;
  const load = {
    scans: [] as number[],
    manual: [] as number[],
    emails: [] as string[],
    statuses: new Set<number>(),
  };
  const send = async (path: string, body: object) => {
    const answer = await createTestBrowser(api.app).send('POST', path, body);
    load.statuses.add(answer.status);
    return answer.status < 300 ? answer.body : null;
  };
  const visits = [
    async () => {
      const created = await send('/api/audits', { ...wantedAudit, website: `site-${asked++}.test` });
      if (created && (await send(`/api/audits/${created.id}/scan`, {}))) load.scans.push(Number(created.id));
      await sleep(60);
    },
    async () => {
      const businessInfo = { ...manualEntry.businessInfo, website: `Reference ${asked++}` };
      const created = await send('/api/audits/manual', { ...manualEntry, businessInfo });
      if (created) load.manual.push(Number(created.id));
    },
    async () => {
      const email = `ada-${asked++}@example.com`;
      const message = 'A message that is long enough';
      if (await send('/api/subscribe', { email, name: 'Ada', message })) load.emails.push(email);
    },
  ];
  const running = [...visits, ...visits].map(async (visit) => {
    while (!ended) {
      await visit();
      await sleep(5);
    }
  });
  return {
    ...load,
    end: async () => {
      ended = true;
      await Promise.all(running);
    },
  };
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function cutOthers(client: pg.Client): Promise<void> {
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
}

async function exhaust(): Promise<void> {
  const taken: pg.Client[] = [];
  const first = await connect();
  try {
    await cutOthers(first);
    for (;;) taken.push(await connect());
  } catch (error) {
    expect(error).toMatchObject({ code: '53300' });
    await sleep(1_000);
  } finally {
    await Promise.all([first, ...taken].map((client) => client.end()));
  }
}

const troubles: [string, () => Promise<void>][] = [
  [
    'cuts its connections',
    async () => {
      const client = await connect();
      for (let turn = 0; turn < 5; turn += 1) {
        await cutOthers(client);
        await sleep(100);
      }
      await client.end();
    },
  ],
  ['has no connections left', exhaust],
  [
    'is restarted',
    async () => {
      await server.stop('SIGINT');
      await sleep(300);
      await server.start();
    },
  ],
  [
    'is killed',
    async () => {
      await server.stop('SIGKILL');
      await server.start();
    },
  ],
];

describe('row 25: PostgreSQL under load', () => {
  it.each(troubles)(
    'row 25: %s: 503 in the meantime, nothing acknowledged is lost, everything continues on its own',
    async (_, trouble) => {
      const load = beginLoad();
      await sleep(700);
      await trouble();
      const before = load.manual.length;
      await eventually(() => expect(load.manual.length).toBeGreaterThan(before + 3));
      await load.end();
      expect([...load.statuses].filter((status) => status >= 300 && status !== 503)).toEqual([]);

      const idsOf = async (text: string) =>
        (await database.pool.query<{ it: string }>(text)).rows.map(({ it }) => it);
      const audits = new Set((await idsOf('select id as it from audits')).map(Number));
      expect([...load.scans, ...load.manual].filter((id) => !audits.has(id))).toEqual([]);
      const emails = new Set(await idsOf('select email as it from enquiries'));
      expect(load.emails.filter((email) => !emails.has(email))).toEqual([]);
      await eventually(async () =>
        expect(await idsOf("select id as it from scans where status in ('scanning', 'analyzing')")).toEqual(
          [],
        ),
      );
      const failed = await idsOf(
        `select audits.id || ': ' || (scans.failure ->> 'message') as it from audits join scans on scans.id = scan_id where scans.status = 'failed'`,
      );
      expect(failed).toEqual([]);
      await eventually(() => expect(database.pool.totalCount).toBe(database.pool.idleCount));
    },
  );
});
