import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analysisVersions } from '#diagnosis/versions/analysis-versions.ts';
import type { Proposals } from '#language-model/answer-schemas.ts';
import type { AskModel } from '#language-model/model-client.ts';
import { createModelClient } from '#language-model/model-client.ts';
import type { ModelSettings } from '#language-model/model-settings.ts';
import { createModelStore, type ModelStore } from '#storage/model-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts';
import {
  diagnosingPages,
  goodOrganReader,
  organBuilderPages,
  readingSettings,
} from '#tests/support/organ-builder.ts';
import { exampleNow, exampleScanInput } from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';
import { handleModelReading } from './model-reading.handler.ts';
import type { Queue } from './queue.ts';

const used = setUpScanQueue();
const log = pino({ level: 'silent' });
let server: ModelServer;
let client: ReturnType<typeof createModelClient>;
let models: ModelStore;
let queue: Queue;

const settings = () => readingSettings(server.url);

beforeAll(async () => {
  server = await startModelServer(goodOrganReader);
  client = createModelClient(settings());
});
afterAll(async () => {
  await client.close();
  await server.close();
});
beforeEach(async () => {
  server.requests.length = 0;
  server.answer = goodOrganReader;
  models = createModelStore(used.stores.database);
  queue = await used.open();
});
afterEach(async () => {
  await used.stores.database.pool.query('truncate model_calls, model_answers, model_readings');
  await used.stores.database.pool.query("delete from jobs.job where name = 'model-reading'");
});

async function work(status: 'waiting' | 'offered' = 'waiting') {
  await queue.startWorkers({
    ...used.workWith(diagnosingPages(organBuilderPages)),
    openModelReading: (tx, scanId) =>
      models.openReading(tx, scanId, { model: 'stub-model', status, now: exampleNow }),
  });
}

const workOf = (more: { ask?: AskModel; settings?: Partial<ModelSettings> } = {}) => ({
  settings: { ...settings(), ...more.settings },
  ask: more.ask ?? client.ask,
  models,
  scans: used.stores.scans,
  now: () => exampleNow,
  log,
});

async function finishedScan(ownerHash = 'owner') {
  const auditId = await used.start(queue, { ownerHash, versions: analysisVersions() });
  await used.statusBecomes(auditId, 'completed');
  const { scanId } = (await used.stores.audits.getAudit(auditId)) ?? {};
  return { auditId, scanId: scanId ?? 0 };
}

const read = (scanId: number, more: Parameters<typeof workOf>[0] = {}) =>
  handleModelReading(workOf(more), scanId, new AbortController().signal);
const stored = (auditId: number) => used.stores.audits.readAudit(auditId);
const namesOf = async (auditId: number) => (await stored(auditId))?.workflows.map(({ name }) => name) ?? [];
const calls = async () =>
  (
    await used.stores.database.pool.query(
      'select outcome, cost_usd, max_cost_usd from model_calls order by id',
    )
  ).rows;

describe('a scan that a model reads', () => {
  it('shows the built-in result at once, then the checked one, to everyone who requested the site', async () => {
    await work();
    const { auditId, scanId } = await finishedScan();
    expect((await stored(auditId))?.record.closerReading).toMatchObject({
      status: 'waiting',
      model: 'stub-model',
    });
    const before = await namesOf(auditId);
    const other = await used.stores.audits.createScanAudit(
      exampleScanInput({ ownerHash: 'other', versions: analysisVersions() }),
    );
    await read(scanId);
    const after = await stored(auditId);
    expect(after?.record.closerReading).toMatchObject({
      status: 'done',
      proposed: 2,
      shown: 2,
      refused: 0,
      changes: { workflows: ['Pipe organ building and restoration'], removed: [] },
      possiblyPaidTwice: false,
      keptEdits: false,
    });
    expect(await namesOf(auditId)).toEqual(
      expect.arrayContaining([...before, 'Pipe organ building and restoration']),
    );
    expect(await namesOf(other.id)).toEqual(await namesOf(auditId));
    const found = after?.workflows.find(({ name }) => name === 'Pipe organ building and restoration');
    expect(found?.evidence[0]?.quote).toBe(
      'Wir bauen und restaurieren Pfeifenorgeln für Kirchen in ganz Bayern.',
    );
    const tasks =
      after?.tasks.filter(({ workflow }) => workflow === 'Pipe organ building and restoration') ?? [];
    expect(tasks.length).toBeGreaterThan(1);
    for (const { timeInvestment } of tasks) expect(timeInvestment).toBeGreaterThan(0);
    await read(scanId);
    expect(server.requests).toHaveLength(2);
  });

  it('stores which steps the model would try AI on first', async () => {
    server.answer = (request) => {
      const answer = goodOrganReader(request);
      const proposals = 'json' in answer ? (answer.json as Partial<Proposals>) : {};
      const workflows = (proposals.workflows ?? []).map((workflow) => ({
        ...workflow,
        usualSteps: ['Write the restoration report', 'Pack the organ pipes'].map((name) => ({
          name,
          needs: [],
          does: [],
        })),
      }));
      const firstTrials = workflows.map(({ name }) => ({
        workflow: name,
        step: 'Write the restoration report',
        help: 'draft-text' as const,
      }));
      return request.purpose === 'propose' ? { json: { ...proposals, workflows, firstTrials } } : answer;
    };
    await work();
    const { auditId, scanId } = await finishedScan();
    await read(scanId);
    const tasks = (await stored(auditId))?.tasks ?? [];
    const ranks = new Map(tasks.map(({ name, trialRank }) => [name, trialRank]));
    expect(ranks.get('Write the restoration report')).toBe(1);
    expect(ranks.get('Pack the organ pipes')).toBe(0);
    expect(tasks.find(({ name }) => name === 'Write the restoration report')?.traits).toContain('draft-text');
  });

  it('leaves a diagnosis unchanged that its owner has edited in the meantime', async () => {
    await work();
    const { auditId, scanId } = await finishedScan();
    await used.stores.database.pool.query(
      "insert into audit_edits (audit_id, before, created_at) values ($1, '[]', $2)",
      [auditId, new Date(exampleNow.getTime() - 1)],
    );
    const before = await stored(auditId);
    await read(scanId);
    const after = await stored(auditId);
    expect(after?.workflows).toEqual(before?.workflows);
    expect(after?.record.closerReading).toMatchObject({ status: 'done', keptEdits: true });
  });

  it('waits for consent if the operator requires it, and sends nothing before', async () => {
    await work('offered');
    const { auditId, scanId } = await finishedScan();
    await read(scanId);
    expect(server.requests).toEqual([]);
    await queue.startModelReadingWorkers(workOf());
    expect(await models.acceptReading(scanId, queue.sendModelReading)).toBe(true);
    await eventually(async () => expect((await stored(auditId))?.record.closerReading?.status).toBe('done'));
    expect(await models.acceptReading(scanId, queue.sendModelReading)).toBe(false);
  });

  it('keeps every row and gives the reason if the model does not answer', async () => {
    await work();
    const { auditId, scanId } = await finishedScan();
    const before = await stored(auditId);
    server.answer = () => ({ fails: 'status', status: 401 });
    await read(scanId);
    const after = await stored(auditId);
    expect([after?.workflows, after?.tasks, after?.offerings]).toEqual([
      before?.workflows,
      before?.tasks,
      before?.offerings,
    ]);
    expect(after?.record.closerReading).toMatchObject({ status: 'stopped', reason: 'rejected', shown: 0 });
  });

  it.each(['perDiagnosis', 'perDay', 'perMonth'] as const)(
    'sends nothing beyond the budget %s',
    async (limit) => {
      await work();
      const { auditId, scanId } = await finishedScan();
      const budget = { perDiagnosis: null, perDay: null, perMonth: null, [limit]: 0.01 };
      await read(scanId, { settings: { budget } });
      expect(server.requests).toEqual([]);
      expect((await stored(auditId))?.record.closerReading).toMatchObject({
        status: 'stopped',
        reason: 'budget',
      });
    },
  );

  it('never asks twice: another scan of the same text reuses the answers', async () => {
    await work();
    await read((await finishedScan()).scanId);
    const again = await used.stores.audits.createScanAudit(
      exampleScanInput({ ownerHash: 'again', versions: analysisVersions(), fresh: true }),
    );
    await used.stores.scans.requestScan(again.id, queue.sendScan, { now: exampleNow });
    await used.statusBecomes(again.id, 'completed');
    const { scanId } = (await used.stores.audits.getAudit(again.id)) ?? {};
    await read(scanId ?? 0);
    expect(server.requests).toHaveLength(2);
    expect(await namesOf(again.id)).toContain('Pipe organ building and restoration');
  });
});

describe('a process that ends during a call', () => {
  const dying: AskModel = async (question, signal) => {
    await client.ask(question, signal);
    throw new RangeError('The process was killed');
  };

  it('has its call repeated once, counted twice, and shown as possibly paid twice', async () => {
    await work();
    const { auditId, scanId } = await finishedScan();
    await expect(read(scanId, { ask: dying })).rejects.toThrow('killed');
    await read(scanId);
    expect((await stored(auditId))?.record.closerReading).toMatchObject({
      status: 'done',
      possiblyPaidTwice: true,
    });
    const [lost, again, judged] = await calls();
    expect([lost.outcome, again.outcome, judged.outcome]).toEqual(['lost', 'answered', 'answered']);
    expect(lost.max_cost_usd).toBeGreaterThan(again.cost_usd);
    const { month } = await models.readOverview(exampleNow);
    expect(month).toMatchObject({ calls: 3, possiblyPaidTwice: 1 });
    expect(month.costUsd).toBeCloseTo(lost.max_cost_usd + again.cost_usd + judged.cost_usd, 6);
  });

  it('never has it repeated a second time', async () => {
    await work();
    const { auditId, scanId } = await finishedScan();
    for (let death = 0; death < 2; death += 1)
      await expect(read(scanId, { ask: dying })).rejects.toThrow('killed');
    await read(scanId);
    expect(server.requests).toHaveLength(2);
    expect((await stored(auditId))?.record.closerReading).toMatchObject({
      status: 'stopped',
      reason: 'interrupted',
      possiblyPaidTwice: true,
    });
  });
});
