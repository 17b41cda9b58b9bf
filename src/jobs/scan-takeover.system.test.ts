import { describe, expect, it, vi } from 'vitest';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import { eventually } from '#tests/support/eventually.ts';
import { exampleDiagnosis, exampleNow, examplePage } from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';

const used = setUpScanQueue();

function hanging(): { diagnose: Diagnose; begun: Promise<void>; end: () => void; calls: () => number } {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let calls = 0;
  return {
    begun: begun.promise,
    end: ended.resolve,
    calls: () => calls,
    diagnose: async (_, context) => {
      calls += 1;
      await context.savePage(examplePage(0));
      begun.resolve();
      await ended.promise;
      return exampleDiagnosis();
    },
  };
}

describe('a scan job that changes hands', () => {
  it('is released at once on a clean shutdown, and resumed by the next start without counting', async () => {
    const first = hanging();
    const queue = await used.open();
    await queue.startWorkers(used.workWith(first.diagnose));
    const id = await used.start(queue);
    await first.begun;
    await queue.stop();
    expect((await used.stores.audits.getAudit(id))?.status).toBe('scanning');
    expect(await used.jobStates()).toContain('created');

    const next = await used.open();
    const resumed = vi.fn<Diagnose>(async () => exampleDiagnosis());
    await next.startWorkers(used.workWith(resumed));
    await used.statusBecomes(id, 'completed');
    expect(resumed.mock.calls[0]?.[1].storedPages).toEqual([examplePage(0)]);
    const { rows } = await used.stores.database.pool.query('select counted_attempts, attempt from scans');
    expect(rows).toEqual([{ counted_attempts: 1, attempt: 3 }]);

    const before = await used.stores.audits.getRevision(id);
    first.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await used.stores.audits.getRevision(id)).toEqual(before);
    expect(await used.stores.audits.listTasks(id)).toHaveLength(3);
  });

  it('does not let a superseded worker store anything', async () => {
    const late = hanging();
    const queue = await used.open();
    await queue.startWorkers(used.workWith(late.diagnose));
    const id = await used.start(queue);
    await late.begun;
    const scanId = (await used.stores.audits.getAudit(id))?.scanId ?? 0;
    const newer = await used.stores.scans.beginAttempt(scanId);
    late.end();
    await eventually(async () => expect(await used.jobStates()).toEqual(['completed']));
    expect((await used.stores.audits.getAudit(id))?.status).toBe('scanning');
    expect(await used.stores.audits.listTasks(id)).toEqual([]);
    await used.stores.scans.complete(scanId, newer?.attempt ?? 0, exampleDiagnosis(), {
      now: exampleNow,
      completeJob: async () => {},
    });
    expect(await used.stores.audits.listTasks(id)).toHaveLength(3);
  });

  it('left active by a dead process is resumed at once if nobody else can be working', async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    await used.stores.database.pool.query(
      "update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'scan'",
    );
    const next = await used.open({ mode: 'embedded' });
    await next.startWorkers(used.workWith(async () => exampleDiagnosis()));
    await used.statusBecomes(id, 'completed');
  });

  it('left active by a dead worker elsewhere is noticed by its missing heartbeat', async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    await used.stores.database.pool.query(
      "update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '9 seconds' where name = 'scan'",
    );
    await queue.startWorkers(used.workWith(async () => exampleDiagnosis()));
    await used.statusBecomes(id, 'completed');
  });

  it('that is lost is recreated', async () => {
    const queue = await used.open();
    const id = await used.start(queue);
    await used.stores.database.pool.query("delete from jobs.job where name = 'scan'");
    await queue.startWorkers(used.workWith(async () => exampleDiagnosis()));
    await used.statusBecomes(id, 'completed');
  });
});
