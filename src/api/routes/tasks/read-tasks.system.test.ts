import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit, createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const visitor = () => createTestBrowser(used.api.app);
const read = (id: number, what: string) => visitor().get(`/api/audits/${id}/${what}`);

describe('tasks', () => {
  it("show the diagnosis' progress until it has ended", async () => {
    const { id, owner } = await createPendingAudit(used.api);
    expect((await read(id, 'tasks')).body).toEqual({
      generating: true,
      stage: 'queued',
      message: "The scan hasn't started yet.",
      progress: 0,
    });
    await owner.send('POST', `/api/audits/${id}/scan`);
    const scanId = used.api.sentScans.at(-1) ?? 0;
    const attempt = await used.api.stores.scans.beginAttempt(scanId);
    await used.api.stores.scans.saveProgress(scanId, attempt?.attempt ?? 0, {
      status: 'analyzing',
      stage: 'workflows',
      message: 'Finding workflows',
      progress: 60,
    });
    expect((await read(id, 'tasks')).body).toEqual({
      generating: true,
      stage: 'workflows',
      message: 'Finding workflows',
      progress: 60,
    });
    expect((await visitor().get(`/api/audits/${id}`)).body).toMatchObject({
      status: 'analyzing',
      stats: { overallProgress: 60 },
    });
  });

  it('are then an array, filtered by the exact name of a workflow', async () => {
    const { id } = await createFinishedAudit(used.api);
    expect((await read(id, 'tasks')).body).toMatchObject([
      {
        name: 'Confirm appointments',
        workflow: 'Appointments',
        framework: 'Automate',
        basis: 'observed',
        evidence: [{ quote: 'Book online' }],
      },
      { name: 'Answer questions by phone', workflow: 'Appointments', framework: 'Optimize' },
      { name: 'Send invoices', workflow: 'Invoicing' },
    ]);
    expect((await read(id, 'tasks?workflow=Invoicing')).body).toMatchObject([{ name: 'Send invoices' }]);
    expect((await read(id, 'tasks?workflow=invoicing')).body).toEqual([]);
    expect((await read(id, 'tasks?workflow=')).body).toEqual([]);
  });

  it('are read again with refresh, whatever the browser has', async () => {
    const { id } = await createFinishedAudit(used.api);
    const first = await read(id, 'tasks');
    const etag = { 'if-none-match': String(first.headers.etag) };
    const fresh = await visitor().get(`/api/audits/${id}/tasks?refresh=true`, etag);
    expect([fresh.status, fresh.body]).toEqual([200, first.body]);
  });

  it('are an empty array for a diagnosis that failed or found nothing', async () => {
    const failed = await createFinishedAudit(used.api, {
      failure: { code: 'certificate', message: 'The certificate has expired.' },
      workflows: [],
    });
    expect((await read(failed.id, 'tasks')).body).toEqual([]);
    expect((await visitor().get(`/api/audits/${failed.id}`)).body).toMatchObject({
      status: 'failed',
      failure: { code: 'certificate', message: 'The certificate has expired.' },
    });
    const nothing = await createFinishedAudit(used.api, { workflows: [] });
    expect((await visitor().get(`/api/audits/${nothing.id}`)).body).toMatchObject({ status: 'completed' });
    for (const part of ['tasks', 'workflows', 'modules', 'partners']) {
      expect([part, (await read(nothing.id, part)).body]).toEqual([part, []]);
    }
    expect((await read(nothing.id, 'value')).body).toMatchObject({ monthlyTotal: 0 });
  });

  it('contain no fields beyond the documented ones', async () => {
    const { id } = await createFinishedAudit(used.api);
    const [task] = (await read(id, 'tasks')).body as unknown as object[];
    expect(Object.keys(task ?? {}).sort()).toEqual(
      'assignedRole basis description evidence factors framework hoursShare id name replicabilityDifficulty requiresJudgment serviceValue timeInvestment traits trialRank workflow'.split(
        ' ',
      ),
    );
  });
});
