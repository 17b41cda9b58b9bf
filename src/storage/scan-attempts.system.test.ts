import { describe, expect, it } from 'vitest';
import { exampleDiagnosis, exampleNow, examplePage, exampleScanInput } from '#tests/support/scan-examples.ts';
import { setUpScanStores } from '#tests/support/scan-stores.ts';

const used = setUpScanStores();
const nothing = async () => {};

describe('an attempt', () => {
  it('continues with the pages that earlier ones stored, in order', async () => {
    const { auditId, scanId } = await used.startedScan();
    const first = await used.begin(scanId);
    await used.scans.savePage(scanId, first, examplePage(1));
    await used.scans.savePage(
      scanId,
      first,
      examplePage(0, { outcome: 'failed', reason: 'No answer.', facts: null }),
    );
    await used.scans.savePage(scanId, first, examplePage(2));
    await used.scans.savePage(scanId, first, examplePage(1));
    const resumed = await used.scans.beginAttempt(scanId);
    expect(resumed).toMatchObject({
      attempt: 2,
      lostAttempts: 1,
      failedAttempts: 0,
      website: 'https://www.harbour-dental.test/',
    });
    expect(resumed?.storedPages).toEqual([examplePage(1), examplePage(2)]);
    expect((await used.audits.getAudit(auditId))?.pagesScanned).toBe(2);
    expect((await used.audits.readAudit(auditId))?.pages).toEqual([
      { url: examplePage(0).url, outcome: 'failed', reason: 'No answer.' },
      { url: examplePage(1).url, outcome: 'read', title: 'Page 1', words: 120, learned: ['Booking form'] },
      { url: examplePage(2).url, outcome: 'read', title: 'Page 2', words: 120, learned: ['Booking form'] },
    ]);
  });

  it('reads a page again if its stored format is unknown', async () => {
    const { scanId } = await used.startedScan();
    const attempt = await used.begin(scanId);
    await used.scans.savePage(scanId, attempt, examplePage(0));
    await used.scans.savePage(scanId, attempt, examplePage(1));
    await used.database.pool.query(`update scan_pages set page = '{"shape": "old"}' where position = 0`);
    expect((await used.scans.beginAttempt(scanId))?.storedPages).toEqual([examplePage(1)]);
  });

  it('gets the pages of the last completed scan of the same site', async () => {
    const end = (scanId: number, attempt: number) =>
      used.scans.complete(scanId, attempt, exampleDiagnosis(), { now: exampleNow, completeJob: nothing });
    const scanOf = async (changes: Parameters<typeof exampleScanInput>[0], position: number) => {
      const { id } = await used.audits.createScanAudit(exampleScanInput({ fresh: true, ...changes }));
      await used.scans.requestScan(id, nothing, { now: exampleNow });
      const scanId = (await used.audits.getAudit(id))?.scanId ?? 0;
      const attempt = await used.scans.beginAttempt(scanId);
      await used.scans.savePage(
        scanId,
        attempt?.attempt ?? 0,
        examplePage(position, { etag: `"${position}"` }),
      );
      return { scanId, attempt: attempt?.attempt ?? 0, previous: attempt?.previousPages };
    };
    const first = await scanOf({}, 1);
    expect(first.previous).toEqual([]);
    await end(first.scanId, first.attempt);
    const second = await scanOf({ companyType: 'legal' }, 2);
    expect(second.previous).toEqual([examplePage(1, { etag: '"1"' })]);
    await used.scans.fail(
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
    const { scanId } = await used.startedScan();
    const attempt = await used.begin(scanId);
    await used.scans.savePage(scanId, attempt, examplePage(0, { reason: 'nul \0 and half \ud83d' }));
    expect((await used.scans.beginAttempt(scanId))?.storedPages[0]?.reason).toBe('nul  and half \ufffd');
  });

  it('may write nothing once a newer one has started', async () => {
    const { auditId, scanId } = await used.startedScan();
    const old = await used.begin(scanId);
    const current = await used.begin(scanId);
    const stale = { code: 'stale-attempt' };
    const options = { now: exampleNow, completeJob: nothing };
    await expect(used.scans.savePage(scanId, old, examplePage(0))).rejects.toMatchObject(stale);
    await expect(
      used.scans.saveProgress(scanId, old, {
        status: 'scanning',
        stage: 'crawling',
        message: 'x',
        progress: 5,
      }),
    ).rejects.toMatchObject(stale);
    await expect(used.scans.complete(scanId, old, exampleDiagnosis(), options)).rejects.toMatchObject(stale);
    await expect(
      used.scans.fail(scanId, old, { code: 'internal', message: 'x' }, options),
    ).rejects.toMatchObject(stale);
    await expect(used.scans.release(scanId, old)).rejects.toMatchObject(stale);
    expect((await used.audits.getAudit(auditId))?.status).toBe('scanning');
    await used.scans.complete(scanId, current, exampleDiagnosis(), options);
    await expect(used.scans.complete(scanId, current, exampleDiagnosis(), options)).rejects.toMatchObject(
      stale,
    );
    expect(await used.audits.listTasks(auditId)).toHaveLength(3);
    expect(await used.scans.beginAttempt(scanId)).toBeNull();
  });

  it('does not count once released, and its late writes are refused', async () => {
    const { scanId } = await used.startedScan();
    const attempt = await used.begin(scanId);
    await used.scans.release(scanId, attempt);
    await expect(used.scans.savePage(scanId, attempt, examplePage(0))).rejects.toMatchObject({
      code: 'stale-attempt',
    });
    expect(await used.scans.beginAttempt(scanId)).toMatchObject({ attempt: 3, lostAttempts: 0 });
    expect(await used.scans.listUnfinishedScans()).toEqual([{ scanId, background: false }]);
  });

  it('counts as lost with its process until one makes progress; failures in a live process count separately', async () => {
    const { scanId } = await used.startedScan();
    const lost = async () => (await used.scans.beginAttempt(scanId))?.lostAttempts;
    await used.scans.savePage(scanId, await used.begin(scanId), examplePage(0));
    expect([await lost(), await lost()]).toEqual([1, 2]);
    await used.scans.savePage(scanId, 3, examplePage(0));
    expect(await lost()).toBe(3);
    await used.scans.savePage(scanId, 4, examplePage(1, { outcome: 'failed', facts: null }));
    expect(await lost()).toBe(1);
    expect(await used.scans.countFailure(scanId, 5)).toBe(1);
    expect(await used.scans.countFailure(scanId, await used.begin(scanId))).toBe(2);
    expect(await used.scans.beginAttempt(scanId)).toMatchObject({ lostAttempts: 1, failedAttempts: 2 });
  });

  it('shows its progress', async () => {
    const { auditId, scanId } = await used.startedScan();
    const before = await used.audits.getRevision(auditId);
    await used.scans.saveProgress(scanId, await used.begin(scanId), {
      status: 'analyzing',
      stage: 'workflows',
      message: 'Finding workflows',
      progress: 60,
    });
    expect(await used.audits.getAudit(auditId)).toMatchObject({
      status: 'analyzing',
      progress: { stage: 'workflows', message: 'Finding workflows', progress: 60 },
    });
    expect((await used.audits.getRevision(auditId))?.revision).not.toBe(before?.revision);
  });
});
