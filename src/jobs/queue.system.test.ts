import { describe, expect, it, vi } from 'vitest';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import { eventually } from '#tests/support/eventually.ts';
import { exampleDiagnosis, exampleNow, examplePage, exampleScanInput } from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';
import type { Queue } from './queue.ts';
import { deadLetterFailure } from './scan.ts';

const used = setUpScanQueue();

describe('the scan job', () => {
  it('turns a started scan into a completed audit, and is completed with it', async () => {
    const queue = await used.open({ pollIntervalSeconds: 3_600 });
    const statuses: unknown[] = [];
    await queue.startWorkers(
      used.workWith(async (request, context) => {
        expect(request).toMatchObject({ website: 'https://www.harbour-dental.test/', schemeTyped: false });
        for (const status of ['scanning', 'analyzing'] as const) {
          await context.reportProgress({ status, stage: 'crawling', message: 'Reading', progress: 10 });
          const { rows } = await used.stores.database.pool.query('select status from scans');
          statuses.push(rows[0].status);
        }
        await context.savePage(examplePage(0));
        return exampleDiagnosis();
      }),
    );
    const id = await used.start(queue);
    await used.statusBecomes(id, 'completed');
    expect(statuses).toEqual(['scanning', 'analyzing']);
    expect(await used.stores.audits.listTasks(id)).toHaveLength(3);
    expect(await used.jobStates()).toEqual(['completed']);
  });

  it('is known to wait while no process works on scans', async () => {
    await used.stores.database.pool.query("delete from settings where key = 'worker-seen'");
    const web = await used.open();
    expect(await web.hasWorker()).toBe(false);
    const worker = await used.open();
    await worker.startWorkers(used.workWith(async () => exampleDiagnosis()));
    expect(await web.hasWorker()).toBe(true);
    await used.stores.database.pool.query(
      "update settings set value = (now() - interval '1 minute')::text where key = 'worker-seen'",
    );
    expect(await web.hasWorker()).toBe(false);
  });

  it('is sent once, even if it is requested again', async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    const scanId = (await used.stores.audits.getAudit(id))?.scanId ?? 0;
    await used.stores.database.db.transaction((tx) => queue.sendScan(tx, scanId));
    await used.stores.scans.requestScan(id, queue.sendScan, { now: exampleNow });
    expect(await used.jobStates()).toEqual(['created']);
  });

  it('is not sent if its transaction is rolled back', async () => {
    const queue = await used.open();
    const { id } = await used.stores.audits.createScanAudit(exampleScanInput());
    const send: Queue['sendScan'] = async (tx, scanId) => {
      await queue.sendScan(tx, scanId);
      throw new Error('afterwards');
    };
    await expect(used.stores.scans.requestScan(id, send, { now: exampleNow })).rejects.toThrow('afterwards');
    expect(await used.jobStates()).toEqual([]);
  });

  it('tries a failing diagnosis three times, then ends the audit with the reason', async () => {
    const queue = await used.open();
    const storedAtBegin: number[] = [];
    await queue.startWorkers(
      used.workWith(async (_, context) => {
        storedAtBegin.push(context.storedPages.length);
        await context.savePage(examplePage(storedAtBegin.length));
        throw new Error('this page breaks it');
      }),
    );
    const id = await used.start(queue);
    await used.statusBecomes(id, 'failed');
    expect(storedAtBegin).toEqual([0, 1, 2]);
    expect((await used.stores.audits.getAudit(id))?.failure).toEqual(deadLetterFailure);
    expect(await used.jobStates()).toEqual(['completed']);
  });

  it('continues with other scans in the meantime', async () => {
    const queue = await used.open();
    await queue.startWorkers(
      used.workWith(async (request) => {
        if (request.companyType === 'tech') throw new Error('this one breaks');
        return exampleDiagnosis();
      }),
    );
    const broken = await used.start(queue, { companyType: 'tech' });
    const fine = await Promise.all(
      (['legal', 'retail', 'other'] as const).map((companyType) => used.start(queue, { companyType })),
    );
    for (const id of fine) await used.statusBecomes(id, 'completed');
    await used.statusBecomes(broken, 'failed');
  });

  it('does nothing for a scan that was deleted in the meantime: its job is deleted too', async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    await used.stores.audits.deleteAudit(id, { now: new Date(), dropScanJobs: queue.dropScanJobs });
    expect(await used.jobStates()).toEqual([]);
    const diagnose = vi.fn<Diagnose>(async () => exampleDiagnosis());
    await queue.startWorkers(used.workWith(diagnose));
    expect(diagnose).not.toHaveBeenCalled();
  });

  it('stops without a trace if its audit is deleted while it runs', async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    const running = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    let refused: unknown = null;
    await queue.startWorkers(
      used.workWith(async (_request, context) => {
        running.resolve();
        await deleted.promise;
        await context.savePage(examplePage(0)).catch((error: unknown) => {
          refused = error;
          throw error;
        });
        return exampleDiagnosis();
      }),
    );
    await running.promise;
    await used.stores.audits.deleteAudit(id, { now: new Date(), dropScanJobs: queue.dropScanJobs });
    deleted.resolve();
    await eventually(() => expect(refused).toMatchObject({ code: 'stale-attempt' }));
    const { rows } = await used.stores.database.pool.query(
      'select 1 from scans union all select 1 from scan_pages',
    );
    expect([rows, await used.jobStates()]).toEqual([[], []]);
  });
});
