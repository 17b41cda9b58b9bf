import { describe, expect, it } from 'vitest';
import { exampleDiagnosis, exampleNow, exampleScanInput } from '#tests/support/scan-examples.ts';
import { setUpScanStores } from '#tests/support/scan-stores.ts';

const used = setUpScanStores();
const nothing = async () => {};
const later = (ms: number) => new Date(exampleNow.getTime() + ms);

describe('requestScan', () => {
  it('starts a pending scan once, however many concurrent requests there are', async () => {
    const { id } = await used.audits.createScanAudit(exampleScanInput());
    let sent = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        used.scans.requestScan(
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
    expect((await used.audits.getAudit(id))?.progress).toMatchObject({ stage: 'queued', progress: 0 });
  });

  it('starts nothing if the job cannot be sent', async () => {
    const { id } = await used.audits.createScanAudit(exampleScanInput());
    const send = async () => {
      throw new Error('queue away');
    };
    await expect(used.scans.requestScan(id, send, { now: exampleNow })).rejects.toThrow('queue away');
    expect((await used.audits.getAudit(id))?.status).toBe('pending');
  });

  it('refuses an unknown audit and returns the status of an ended one', async () => {
    await expect(used.scans.requestScan(1, nothing, { now: exampleNow })).rejects.toMatchObject({
      code: 'audit-not-found',
    });
    const { auditId, scanId } = await used.startedScan();
    await used.scans.complete(scanId, await used.begin(scanId), exampleDiagnosis(), {
      now: exampleNow,
      completeJob: nothing,
    });
    expect(await used.scans.requestScan(auditId, nothing, { now: exampleNow })).toEqual({
      status: 'completed',
      started: false,
    });
  });

  it('starts exactly as many scans of a site as the limit allows, and says when there is room', async () => {
    const types = ['tech', 'legal', 'retail', 'other', 'education'] as const;
    const created = await Promise.all(
      types.map((companyType) => used.audits.createScanAudit(exampleScanInput({ companyType }))),
    );
    const hour = 3_600_000;
    const start = (id: number, now: Date) =>
      used.scans.requestScan(id, nothing, {
        now,
        siteLimit: { max: 3, since: new Date(now.getTime() - hour) },
      });
    const outcomes = await Promise.allSettled(created.map(({ id }, n) => start(id, later(n * 1000))));
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
    const refused = outcomes.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'too-many-scans' });
    expect(refused?.reason.retryAfterSeconds).toBeGreaterThan(3500);
    expect(refused?.reason.retryAfterSeconds).toBeLessThanOrEqual(3604);
    expect(await used.scans.countRecentScans('harbour-dental.test', exampleNow)).toBe(3);
    const waiting = created[outcomes.findIndex((one) => one.status === 'rejected')];
    expect(await start(waiting?.id ?? 0, later(hour + 5000))).toMatchObject({ started: true });
  });
});

describe('the end of a scan', () => {
  it('stores everything the diagnosis found', async () => {
    const { auditId, scanId } = await used.startedScan();
    const diagnosis = exampleDiagnosis();
    await used.scans.complete(scanId, await used.begin(scanId), diagnosis, {
      now: later(5000),
      completeJob: nothing,
    });
    expect(await used.audits.getAudit(auditId)).toMatchObject({
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
    const favicon = await used.scans.getFavicon(scanId);
    expect(favicon?.contentType).toBe('image/png');
    expect([...(favicon?.bytes ?? [])]).toEqual([137, 80, 78, 71]);
    expect(
      (await used.audits.listTasks(auditId)).map((task) => [task.workflow, task.name, task.framework]),
    ).toEqual([
      ['Appointments', 'Confirm appointments', 'Automate'],
      ['Appointments', 'Answer questions by phone', 'Optimize'],
      ['Invoicing', 'Send invoices', 'Automate'],
    ]);
    expect(await used.scans.listUnfinishedScans()).toEqual([]);
  });

  it('is atomic with its job: if either fails, neither is stored', async () => {
    const { auditId, scanId } = await used.startedScan();
    const attempt = await used.begin(scanId);
    const completeJob = async () => {
      throw new Error('killed here');
    };
    await expect(
      used.scans.complete(scanId, attempt, exampleDiagnosis(), { now: exampleNow, completeJob }),
    ).rejects.toThrow('killed here');
    expect((await used.audits.getAudit(auditId))?.status).toBe('scanning');
    expect(await used.audits.listWorkflows(auditId)).toEqual([]);
    await used.scans.complete(scanId, attempt, exampleDiagnosis(), { now: exampleNow, completeJob: nothing });
    expect(await used.audits.listWorkflows(auditId)).toHaveLength(2);
  });

  it('leaves nothing if its connection is cut in the middle', async () => {
    const { auditId, scanId } = await used.startedScan();
    const attempt = await used.begin(scanId);
    await expect(
      used.scans.complete(scanId, attempt, exampleDiagnosis(), {
        now: exampleNow,
        completeJob: async (tx) => {
          await tx.execute('select pg_terminate_backend(pg_backend_pid())');
        },
      }),
    ).rejects.toMatchObject({ code: 'database-unavailable' });
    expect((await used.audits.getAudit(auditId))?.status).toBe('scanning');
    expect(await used.audits.listWorkflows(auditId)).toEqual([]);
  });

  it('fails with the reason and no rows', async () => {
    const { auditId, scanId } = await used.startedScan();
    const failure = { code: 'timed-out' as const, message: 'The site did not answer in time.' };
    await used.scans.complete(
      scanId,
      await used.begin(scanId),
      exampleDiagnosis({ failure, scanQuality: null }),
      {
        now: exampleNow,
        completeJob: nothing,
      },
    );
    expect(await used.audits.getAudit(auditId)).toMatchObject({
      status: 'failed',
      failure,
      scanQuality: null,
    });
    expect(await used.audits.listWorkflows(auditId)).toEqual([]);
  });

  it('can fail without a diagnosis', async () => {
    const { auditId, scanId } = await used.startedScan();
    const failure = { code: 'internal' as const, message: 'It could not be finished.' };
    await used.scans.fail(scanId, await used.begin(scanId), failure, {
      now: exampleNow,
      completeJob: nothing,
    });
    expect(await used.audits.getAudit(auditId)).toMatchObject({
      status: 'failed',
      failure,
      completedAt: exampleNow,
    });
  });
});
