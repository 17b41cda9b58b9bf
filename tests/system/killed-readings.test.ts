import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analysisVersions } from '#diagnosis/versions/analysis-versions.ts';
import { createModelStore } from '#storage/model-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts';
import { diagnosingPages, goodOrganReader, organBuilderPages } from '#tests/support/organ-builder.ts';
import { exampleNow } from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';

const used = setUpScanQueue();
const kills = Number(process.env.KILLS ?? 1);
const withinMs = 300_000 * kills;
let server: ModelServer;
let child: ChildProcess | null = null;

beforeAll(async () => {
  server = await startModelServer(goodOrganReader);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await server.close();
});

async function startChild(): Promise<void> {
  const { connection } = used.stores.database;
  const { host, port, user, password, database } = connection;
  const place = `postgres://${user}:${password ?? ''}@${encodeURIComponent(String(host))}:${port}/${database}`;
  const script = fileURLToPath(new URL('../support/reading-child.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: connection.connectionString ?? place };
  child = spawn(process.execPath, [script, server.url], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
}

it(
  `after ${kills} kills during a call nothing is lost, and no call is made more than twice`,
  async () => {
    const models = createModelStore(used.stores.database);
    const queue = await used.open();
    await queue.startWorkers({
      ...used.workWith(diagnosingPages(organBuilderPages)),
      openModelReading: async (tx, scanId) => {
        await models.openReading(tx, scanId, { model: 'stub-model', status: 'waiting', now: exampleNow });
        await queue.sendModelReading(tx, scanId);
      },
    });
    for (let kill = 0; kill < kills; kill += 1) {
      await used.stores.database.pool.query('truncate model_answers, model_calls');
      server.requests.length = 0;
      const killAt = kill % 2 === 0 ? 'propose' : 'judge';
      let killed = false;
      server.answer = (request) => {
        if (killed || request.purpose !== killAt) return goodOrganReader(request);
        killed = true;
        child?.kill('SIGKILL');
        return { fails: 'hang' };
      };
      await startChild();
      const site = `site${kill}.test`;
      const auditId = await used.start(queue, {
        website: `http://${site}/`,
        siteKey: site,
        siteHost: site,
        ownerHash: `owner${kill}`,
        versions: analysisVersions(),
      });
      await eventually(() => expect(killed).toBe(true));
      await startChild();
      await eventually(async () => {
        const reading = (await used.stores.audits.getAudit(auditId))?.closerReading;
        expect(reading).toMatchObject({ status: 'done', shown: 2, possiblyPaidTwice: true });
      });
      expect(server.requests.map(({ purpose }) => purpose).sort()).toEqual(
        [...['judge', 'propose'], killAt].sort(),
      );
      child?.kill('SIGKILL');
    }
  },
  withinMs,
);
