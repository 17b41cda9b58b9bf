import { describe, expect, it } from 'vitest';
import { exampleDiagnosis, examplePage } from '#tests/support/scan-examples.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit, createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const visitor = () => createTestBrowser(used.api.app);
const read = (id: number, what: string) => visitor().get(`/api/audits/${id}/${what}`);

describe('coverage and industry', () => {
  it('come from the scan', async () => {
    const { id } = await createFinishedAudit(used.api);
    expect((await read(id, 'coverage')).body).toEqual(exampleDiagnosis().coverage);
    expect((await read(id, 'industry')).body).toMatchObject({
      chosen: 'healthcare',
      detected: 'healthcare',
      detail: 'Dental practice',
    });
  });

  it('show the pages read so far while the scan runs', async () => {
    const { id, owner } = await createPendingAudit(used.api);
    expect((await read(id, 'coverage')).body).toMatchObject({
      found: 0,
      pages: [],
      note: "The scan hasn't started yet.",
    });
    expect((await read(id, 'industry')).body).toEqual({
      chosen: 'healthcare',
      detected: 'unknown',
      detail: null,
      confidence: 0,
      reasons: [],
    });
    await owner.send('POST', `/api/audits/${id}/scan`);
    const scanId = used.api.sentScans.at(-1) ?? 0;
    const attempt = (await used.api.stores.scans.beginAttempt(scanId))?.attempt ?? 0;
    await used.api.stores.scans.savePage(scanId, attempt, examplePage(0));
    await used.api.stores.scans.savePage(
      scanId,
      attempt,
      examplePage(1, { outcome: 'failed', reason: 'The server answered 500.', facts: null }),
    );
    const first = await read(id, 'coverage');
    expect(first.body).toMatchObject({
      found: 2,
      read: 1,
      failed: 1,
      language: null,
      note: "We're still reading the website.",
      pages: [
        { outcome: 'read', title: 'Page 0' },
        { outcome: 'failed', reason: 'The server answered 500.' },
      ],
    });
    await used.api.stores.scans.savePage(scanId, attempt, examplePage(2));
    const next = await visitor().get(`/api/audits/${id}/coverage`, {
      'if-none-match': String(first.headers.etag),
    });
    expect([next.status, next.body.found]).toEqual([200, 3]);
  });

  it('names the lists that the owner has emptied, until they are filled again', async () => {
    const { id, owner } = await createFinishedAudit(used.api);
    await removeWorkflows(owner, id);
    expect((await read(id, 'coverage')).body).toEqual({ ...exampleDiagnosis().coverage, emptyLists: all });
    await owner.send('POST', `/api/audits/${id}/undo`);
    expect((await read(id, 'coverage')).body.emptyLists ?? []).not.toContain('workflows');

    const typed = createTestBrowser(used.api.app);
    const entry = (await typed.send('POST', '/api/audits/manual', manualEntry)).body.id as number;
    expect((await read(entry, 'coverage')).body.emptyLists ?? []).not.toContain('workflows');
    await removeWorkflows(typed, entry);
    expect((await read(entry, 'coverage')).body.emptyLists).toEqual(all);
  });

  it('leave it to the note to explain what the scan itself did not find', async () => {
    const { id } = await createFinishedAudit(used.api, { workflows: [], offerings: [] });
    expect((await read(id, 'coverage')).body.emptyLists).toBeUndefined();
  });
});

const all = ['workflows', 'tasks', 'modules', 'partners'];

async function removeWorkflows(owner: TestBrowser, id: number): Promise<void> {
  const { body } = await owner.get(`/api/audits/${id}/workflows`);
  for (const workflow of body as unknown as { id: number }[]) {
    const answer = await owner.send('DELETE', `/api/audits/${id}/workflows/${workflow.id}`);
    expect(answer.status).toBe(200);
  }
}
