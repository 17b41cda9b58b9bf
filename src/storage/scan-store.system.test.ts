import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addExampleProfile,
  exampleDiagnosis,
  exampleNow,
  examplePage,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { AuditStore } from './audit-record.ts';
import { createAuditStore } from './audit-store.ts';
import type { Database } from './database.ts';
import type { ScanStore } from './scan-record.ts';
import { createScanStore } from './scan-store.ts';

let database: Database;
let audits: AuditStore;
let scans: ScanStore;
const nothing = async () => {};
const later = (ms: number) => new Date(exampleNow.getTime() + ms);

beforeAll(async () => {
  database = await createTestDatabase();
  audits = createAuditStore(database);
  scans = createScanStore(database);
  await addExampleProfile(database);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate audits, scans cascade'));

async function startedScan(): Promise<{ auditId: number; scanId: number }> {
  const { id } = await audits.createScanAudit(exampleScanInput());
  let scanId = 0;
  await scans.requestScan(
    id,
    async (_, sent) => {
      scanId = sent;
    },
    { now: exampleNow },
  );
  return { auditId: id, scanId };
}

async function begin(scanId: number): Promise<number> {
  const attempt = await scans.beginAttempt(scanId);
  if (!attempt) throw new Error('The scan has ended');
  return attempt.attempt;
}

describe('requestScan', () => {
  it('starts a pending scan once, however many ask at once', async () => {
    const { id } = await audits.createScanAudit(exampleScanInput());
    let sent = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        scans.requestScan(
          id,
          async () => {
            sent += 1;
          },
          { now: exampleNow },
        ),
      ),
    );
    expect(sent).toBe(1);
    expect(answers.filter((answer) => answer.started)).toHaveLength(1);
    expect(answers.every((answer) => answer.status === 'scanning')).toBe(true);
    expect((await audits.getAudit(id))?.progress).toMatchObject({ stage: 'queued', progress: 0 });
  });

  it('starts nothing when the job cannot be sent', async () => {
    const { id } = await audits.createScanAudit(exampleScanInput());
    const send = async () => {
      throw new Error('queue away');
    };
    await expect(scans.requestScan(id, send, { now: exampleNow })).rejects.toThrow('queue away');
    expect((await audits.getAudit(id))?.status).toBe('pending');
  });

  it('refuses an unknown audit and answers for one that has ended', async () => {
    await expect(scans.requestScan(1, nothing, { now: exampleNow })).rejects.toMatchObject({
      code: 'audit-not-found',
    });
    const { auditId, scanId } = await startedScan();
    await scans.complete(scanId, await begin(scanId), exampleDiagnosis(), {
      now: exampleNow,
      completeJob: nothing,
    });
    expect(await scans.requestScan(auditId, nothing, { now: exampleNow })).toEqual({
      status: 'completed',
      started: false,
    });
  });

  it('lets exactly as many of a site start as the limit says, and tells when there is room', async () => {
    const types = ['tech', 'legal', 'retail', 'other', 'education'] as const;
    const created = await Promise.all(
      types.map((companyType) => audits.createScanAudit(exampleScanInput({ companyType }))),
    );
    const hour = 3_600_000;
    const start = (id: number, now: Date) =>
      scans.requestScan(id, nothing, { now, siteLimit: { max: 3, since: new Date(now.getTime() - hour) } });
    const outcomes = await Promise.allSettled(created.map(({ id }, n) => start(id, later(n * 1000))));
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
    const refused = outcomes.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'too-many-scans' });
    expect(refused?.reason.retryAfterSeconds).toBeGreaterThan(3500);
    expect(refused?.reason.retryAfterSeconds).toBeLessThanOrEqual(3600);
    expect(await scans.countRecentScans('harbour-dental.test', exampleNow)).toBe(3);
    const waiting = created[outcomes.findIndex((one) => one.status === 'rejected')];
    expect(await start(waiting?.id ?? 0, later(hour + 5000))).toMatchObject({ started: true });
  });
});

describe('an attempt', () => {
  it('gets back the pages that earlier ones stored, in order', async () => {
    const { auditId, scanId } = await startedScan();
    const first = await begin(scanId);
    await scans.savePage(scanId, first, examplePage(1));
    await scans.savePage(
      scanId,
      first,
      examplePage(0, { outcome: 'failed', reason: 'No answer.', facts: null }),
    );
    await scans.savePage(scanId, first, examplePage(2));
    await scans.savePage(scanId, first, examplePage(1));
    const resumed = await scans.beginAttempt(scanId);
    expect(resumed).toMatchObject({
      attempt: 2,
      lostAttempts: 1,
      failedAttempts: 0,
      website: 'https://www.harbour-dental.test/',
    });
    // One that failed is tried again.
    expect(resumed?.storedPages).toEqual([examplePage(1), examplePage(2)]);
    expect((await audits.getAudit(auditId))?.pagesScanned).toBe(2);
    expect(await scans.listCoveragePages(scanId)).toEqual([
      { url: examplePage(0).url, outcome: 'failed', reason: 'No answer.' },
      { url: examplePage(1).url, outcome: 'read', title: 'Page 1', words: 120, learned: ['Booking form'] },
      { url: examplePage(2).url, outcome: 'read', title: 'Page 2', words: 120, learned: ['Booking form'] },
    ]);
  });

  it('reads a page again whose stored shape is not known', async () => {
    const { scanId } = await startedScan();
    const attempt = await begin(scanId);
    await scans.savePage(scanId, attempt, examplePage(0));
    await scans.savePage(scanId, attempt, examplePage(1));
    await database.pool.query(`update scan_pages set page = '{"shape": "old"}' where position = 0`);
    expect((await scans.beginAttempt(scanId))?.storedPages).toEqual([examplePage(1)]);
  });

  it('gets the pages of the last completed scan of the same site', async () => {
    const end = (scanId: number, attempt: number) =>
      scans.complete(scanId, attempt, exampleDiagnosis(), { now: exampleNow, completeJob: nothing });
    const scanOf = async (changes: Parameters<typeof exampleScanInput>[0], position: number) => {
      const { id } = await audits.createScanAudit(exampleScanInput({ fresh: true, ...changes }));
      await scans.requestScan(id, nothing, { now: exampleNow });
      const scanId = (await audits.getAudit(id))?.scanId ?? 0;
      const attempt = await scans.beginAttempt(scanId);
      await scans.savePage(scanId, attempt?.attempt ?? 0, examplePage(position, { etag: `"${position}"` }));
      return { scanId, attempt: attempt?.attempt ?? 0, previous: attempt?.previousPages };
    };
    const first = await scanOf({}, 1);
    expect(first.previous).toEqual([]);
    await end(first.scanId, first.attempt);
    const second = await scanOf({ companyType: 'legal' }, 2);
    expect(second.previous).toEqual([examplePage(1, { etag: '"1"' })]);
    await scans.fail(
      second.scanId,
      second.attempt,
      { code: 'internal', message: 'x' },
      { now: exampleNow, completeJob: nothing },
    );
    const third = await scanOf({}, 3);
    expect(third.previous).toEqual([examplePage(1, { etag: '"1"' })]);
    expect((await scanOf({ siteKey: 'other.test' }, 4)).previous).toEqual([]);
  });

  it('stores text that PostgreSQL would refuse', async () => {
    const { scanId } = await startedScan();
    const attempt = await begin(scanId);
    await scans.savePage(scanId, attempt, examplePage(0, { reason: 'nul \0 and half \ud83d' }));
    expect((await scans.beginAttempt(scanId))?.storedPages[0]?.reason).toBe('nul  and half \ufffd');
  });

  it('may write nothing once a newer one has begun', async () => {
    const { auditId, scanId } = await startedScan();
    const old = await begin(scanId);
    const current = await begin(scanId);
    const stale = { code: 'stale-attempt' };
    const options = { now: exampleNow, completeJob: nothing };
    await expect(scans.savePage(scanId, old, examplePage(0))).rejects.toMatchObject(stale);
    await expect(
      scans.saveProgress(scanId, old, { status: 'scanning', stage: 'crawling', message: 'x', progress: 5 }),
    ).rejects.toMatchObject(stale);
    await expect(scans.complete(scanId, old, exampleDiagnosis(), options)).rejects.toMatchObject(stale);
    await expect(scans.fail(scanId, old, { code: 'internal', message: 'x' }, options)).rejects.toMatchObject(
      stale,
    );
    await expect(scans.release(scanId, old)).rejects.toMatchObject(stale);
    expect((await audits.getAudit(auditId))?.status).toBe('scanning');
    await scans.complete(scanId, current, exampleDiagnosis(), options);
    await expect(scans.complete(scanId, current, exampleDiagnosis(), options)).rejects.toMatchObject(stale);
    expect(await audits.listTasks(auditId)).toHaveLength(3);
    expect(await scans.beginAttempt(scanId)).toBeNull();
  });

  it('given back does not count, and its late writes are refused', async () => {
    const { scanId } = await startedScan();
    const attempt = await begin(scanId);
    await scans.release(scanId, attempt);
    await expect(scans.savePage(scanId, attempt, examplePage(0))).rejects.toMatchObject({
      code: 'stale-attempt',
    });
    expect(await scans.beginAttempt(scanId)).toMatchObject({ attempt: 3, lostAttempts: 0 });
    expect(await scans.listUnfinishedScans()).toEqual([scanId]);
  });

  it('is lost with its process until one gets further; broken off in sight it counts apart', async () => {
    const { scanId } = await startedScan();
    const lost = async () => (await scans.beginAttempt(scanId))?.lostAttempts;
    await scans.savePage(scanId, await begin(scanId), examplePage(0));
    expect([await lost(), await lost()]).toEqual([1, 2]);
    // A page that was there before is no step forward, a new one is.
    await scans.savePage(scanId, 3, examplePage(0));
    expect(await lost()).toBe(3);
    await scans.savePage(scanId, 4, examplePage(1, { outcome: 'failed', facts: null }));
    expect(await lost()).toBe(1);
    expect(await scans.countFailure(scanId, 5)).toBe(1);
    expect(await scans.countFailure(scanId, await begin(scanId))).toBe(2);
    expect(await scans.beginAttempt(scanId)).toMatchObject({ lostAttempts: 1, failedAttempts: 2 });
  });

  it('shows its progress', async () => {
    const { auditId, scanId } = await startedScan();
    const before = await audits.getRevision(auditId);
    await scans.saveProgress(scanId, await begin(scanId), {
      status: 'analyzing',
      stage: 'workflows',
      message: 'Finding workflows',
      progress: 60,
    });
    expect(await audits.getAudit(auditId)).toMatchObject({
      status: 'analyzing',
      progress: { stage: 'workflows', message: 'Finding workflows', progress: 60 },
    });
    expect((await audits.getRevision(auditId))?.revision).not.toBe(before?.revision);
  });
});

describe('the end of a scan', () => {
  it('stores everything the diagnosis found', async () => {
    const { auditId, scanId } = await startedScan();
    const diagnosis = exampleDiagnosis();
    await scans.complete(scanId, await begin(scanId), diagnosis, { now: later(5000), completeJob: nothing });
    expect(await audits.getAudit(auditId)).toMatchObject({
      status: 'completed',
      failure: null,
      progress: null,
      reachedUrl: diagnosis.reachedUrl,
      coverage: diagnosis.coverage,
      industry: diagnosis.industry,
      scanQuality: 81.5,
      scanQualityParts: diagnosis.scanQualityParts,
      pagesScanned: 2,
      hasFavicon: true,
      completedAt: later(5000),
    });
    const favicon = await scans.getFavicon(scanId);
    expect(favicon?.contentType).toBe('image/png');
    expect([...(favicon?.bytes ?? [])]).toEqual([137, 80, 78, 71]);
    expect(
      (await audits.listTasks(auditId)).map((task) => [task.workflow, task.name, task.framework]),
    ).toEqual([
      ['Appointments', 'Confirm appointments', 'Automate'],
      ['Appointments', 'Answer questions by phone', 'Optimize'],
      ['Invoicing', 'Send invoices', 'Automate'],
    ]);
    expect(await scans.listUnfinishedScans()).toEqual([]);
  });

  it('is one with its job: neither stands when either fails', async () => {
    const { auditId, scanId } = await startedScan();
    const attempt = await begin(scanId);
    const completeJob = async () => {
      throw new Error('killed here');
    };
    await expect(
      scans.complete(scanId, attempt, exampleDiagnosis(), { now: exampleNow, completeJob }),
    ).rejects.toThrow('killed here');
    expect((await audits.getAudit(auditId))?.status).toBe('scanning');
    expect(await audits.listWorkflows(auditId)).toEqual([]);
    await scans.complete(scanId, attempt, exampleDiagnosis(), { now: exampleNow, completeJob: nothing });
    expect(await audits.listWorkflows(auditId)).toHaveLength(2);
  });

  it('leaves nothing when its connection is cut in the middle', async () => {
    const { auditId, scanId } = await startedScan();
    const attempt = await begin(scanId);
    await expect(
      scans.complete(scanId, attempt, exampleDiagnosis(), {
        now: exampleNow,
        completeJob: async (tx) => {
          await tx.execute('select pg_terminate_backend(pg_backend_pid())');
        },
      }),
    ).rejects.toMatchObject({ code: 'database-unavailable' });
    expect((await audits.getAudit(auditId))?.status).toBe('scanning');
    expect(await audits.listWorkflows(auditId)).toEqual([]);
  });

  it('fails with the reason and no rows', async () => {
    const { auditId, scanId } = await startedScan();
    const failure = { code: 'timed-out' as const, message: 'The site did not answer in time.' };
    await scans.complete(scanId, await begin(scanId), exampleDiagnosis({ failure, scanQuality: null }), {
      now: exampleNow,
      completeJob: nothing,
    });
    expect(await audits.getAudit(auditId)).toMatchObject({ status: 'failed', failure, scanQuality: null });
    expect(await audits.listWorkflows(auditId)).toEqual([]);
  });

  it('fails without a diagnosis when there is none', async () => {
    const { auditId, scanId } = await startedScan();
    const failure = { code: 'internal' as const, message: 'It could not be finished.' };
    await scans.fail(scanId, await begin(scanId), failure, { now: exampleNow, completeJob: nothing });
    expect(await audits.getAudit(auditId)).toMatchObject({
      status: 'failed',
      failure,
      completedAt: exampleNow,
    });
  });
});
