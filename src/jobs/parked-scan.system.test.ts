import { describe, expect, it, vi } from 'vitest';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import { dayMs, exampleDiagnosis, exampleNow, examplePage } from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';
import { deadLetterFailure } from './scan.ts';

const used = setUpScanQueue();

describe('a scan that failed for good', () => {
  it("is listed among the operator's jobs and continues from its pages when it is retried", async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    const scanId = (await used.stores.audits.getAudit(id))?.scanId ?? 0;
    const attempt = await used.stores.scans.beginAttempt(scanId);
    await used.stores.scans.savePage(scanId, attempt?.attempt ?? 0, examplePage(0));
    await used.stores.scans.fail(scanId, attempt?.attempt ?? 0, deadLetterFailure, {
      now: exampleNow,
      completeJob: async () => {
        await used.stores.database.pool.query("delete from jobs.job where name = 'scan'");
      },
    });
    const [job] = await queue.listJobs({ limit: 10, before: null });
    expect(job).toMatchObject({
      id: `scan-${scanId}`,
      queue: 'scan',
      state: 'failed',
      auditId: id,
      reason: deadLetterFailure.message,
    });
    expect((await queue.countJobs()).failed).toBe(1);
    expect(await used.stores.scans.restartParked(scanId, queue.sendScan)).toBe('restarted');
    expect(await used.stores.scans.restartParked(scanId, queue.sendScan)).toBe('not-failed');
    expect(await used.stores.scans.restartParked(scanId + 1000, queue.sendScan)).toBe('not-found');
    const diagnose = vi.fn<Diagnose>(async () => exampleDiagnosis());
    await queue.startWorkers(used.workWith(diagnose));
    await used.statusBecomes(id, 'completed');
    expect(diagnose.mock.calls[0]?.[1].storedPages).toEqual([examplePage(0)]);
    expect(await used.stores.audits.listWorkflows(id)).not.toEqual([]);
    expect(await queue.listJobs({ limit: 10, before: null })).toEqual([]);
  });

  it('keeps the outcome of its pages when their texts are deleted, and reads them again', async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    const scanId = (await used.stores.audits.getAudit(id))?.scanId ?? 0;
    const attempt = await used.stores.scans.beginAttempt(scanId);
    await used.stores.scans.savePage(scanId, attempt?.attempt ?? 0, examplePage(0));
    await used.stores.scans.fail(scanId, attempt?.attempt ?? 0, deadLetterFailure, {
      now: exampleNow,
      completeJob: async () => {},
    });
    const nextDay = new Date(exampleNow.getTime() + dayMs);
    expect(await used.stores.scans.forgetPagesOlderThan(nextDay)).toBe(1);
    expect(await used.stores.scans.forgetPagesOlderThan(nextDay)).toBe(0);
    expect((await used.stores.audits.readAudit(id))?.pages).toEqual([
      { url: examplePage(0).url, outcome: 'read' },
    ]);
    await used.stores.scans.restartParked(scanId, queue.sendScan);
    expect((await used.stores.scans.beginAttempt(scanId))?.storedPages).toEqual([]);
  });

  it('explains why jobs in the queue cannot be retried', async () => {
    const queue = await used.open();
    await used.start(queue);
    const [job] = await queue.listJobs({ limit: 10, before: null });
    expect(job).toMatchObject({ state: 'queued', subject: 'https://www.harbour-dental.test/' });
    expect(await queue.retryJob(job?.id ?? '')).toBe('not-failed');
    expect(await queue.retryJob('00000000-0000-4000-8000-000000000000')).toBe('not-found');
    await used.stores.database.pool.query("update jobs.job set state = 'failed' where id = $1", [job?.id]);
    expect(await queue.retryJob(job?.id ?? '')).toBe('restarted');
    expect(await queue.listJobs({ limit: 10, before: null })).toMatchObject([{ state: 'retrying' }]);
  });
});
