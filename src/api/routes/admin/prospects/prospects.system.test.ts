import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import type { Prospect, ProspectListDetail } from '#shared/schemas/prospect.ts';
import { exampleVersions } from '#tests/support/scan-examples.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const path = '/api/admin/prospects';

const csv = [
  'Company,Website,Industry,Employees,Note',
  'Oakmere Law,oakmere-law.test,Legal,35,=HYPERLINK("http://evil.test")',
  'Brindle,not a website,,,',
  'Harbour,harbour-physio.test,,,',
  'Harbour again,http://www.harbour-physio.test/,,,',
  'Quietfield,quietfield.test,gravel,,',
].join('\n');

async function signIn(): Promise<TestBrowser> {
  const browser = createTestBrowser(used.api.app);
  await browser.send('POST', '/api/admin/session', { password: testPassword });
  return browser;
}

async function makeList(operator: TestBrowser, text = csv): Promise<number> {
  const answer = await operator.send('POST', path, { name: 'Fair in May', text });
  expect(answer.status).toBe(201);
  return answer.body.id as number;
}

async function read(operator: TestBrowser, id: number): Promise<ProspectListDetail> {
  const { status, body } = await operator.get(`${path}/${id}`);
  expect(status).toBe(200);
  return body as unknown as ProspectListDetail;
}

async function startAll(): Promise<number> {
  const { prospects } = used.api.stores;
  const { version } = await loadProfile(null);
  for (let count = 0; ; count += 1) {
    const started = await prospects.startNext({
      now: used.api.clock.now,
      profileVersion: version,
      versions: exampleVersions,
      existingWithinMs: 1000,
      send: async () => {},
    });
    if (!started) return count;
  }
}

function auditOf({ prospects }: ProspectListDetail, website: string): number {
  return prospects.find((one) => one.website.includes(website))?.auditId ?? 0;
}

const shortly = ({ line, state, failure }: Prospect) => [line, state, failure?.code ?? null];

describe('lists of prospects', () => {
  it("report unusable lines, diagnose the rest, and show each one's figures", async () => {
    const operator = await signIn();
    const id = await makeList(operator);
    const made = await read(operator, id);
    expect(made.list).toMatchObject({
      name: 'Fair in May',
      state: 'running',
      counts: { total: 3, waiting: 3 },
    });
    expect(made.notices.map(({ line, skipped }) => [line, skipped])).toEqual([
      [3, true],
      [5, true],
      [6, false],
    ]);
    expect(await startAll()).toBe(3);
    const begun = await read(operator, id);
    await used.api.finishScan(auditOf(begun, 'oakmere'));
    await used.api.finishScan(auditOf(begun, 'harbour'), {
      failure: { code: 'unreachable', message: 'We couldn’t reach the website.' },
    });
    const half = await read(operator, id);
    expect(half.list).toMatchObject({ state: 'running', counts: { done: 1, failed: 1, running: 1 } });
    expect(half.prospects.map(shortly)).toEqual([
      [2, 'done', null],
      [4, 'failed', 'unreachable'],
      [6, 'running', null],
    ]);
    const [oakmere] = half.prospects;
    expect(oakmere?.figures).toMatchObject({ trade: 'Dental practice', confidence: 0.9, scanQuality: 81.5 });
    const value = await operator.get(`/api/audits/${oakmere?.auditId}/value`);
    const { ranges } = value.body as unknown as { ranges: { monthlyTotal: unknown } };
    expect(oakmere?.figures?.monthlyValueUsd).toEqual(ranges.monthlyTotal);

    const workflows = await operator.get(`/api/audits/${oakmere?.auditId}/workflows`);
    const [first] = workflows.body as unknown as { id: number }[];
    await operator.send('DELETE', `/api/audits/${oakmere?.auditId}/workflows/${first?.id}`);
    const edited = (await read(operator, id)).prospects[0]?.figures?.monthlyValueUsd;
    expect(edited?.likely).toBeLessThan(oakmere?.figures?.monthlyValueUsd?.likely ?? 0);

    const report = await operator.get(`/api/audits/${oakmere?.auditId}/report`);
    expect([report.status, report.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const stranger = await createTestBrowser(used.api.app).get(`/api/audits/${oakmere?.auditId}/report`);
    expect(stranger.status).toBe(401);
  });

  it('pause, resume, retry failures, and keep the diagnoses when deleted', async () => {
    const operator = await signIn();
    const id = await makeList(operator);
    await operator.send('POST', `${path}/${id}/pause`);
    expect((await read(operator, id)).list.state).toBe('paused');
    expect(await startAll()).toBe(0);
    await operator.send('POST', `${path}/${id}/resume`);
    expect(await startAll()).toBe(3);
    const begun = await read(operator, id);
    const failure = { code: 'timed-out', message: 'The website didn’t answer in time.' } as const;
    for (const { auditId } of begun.prospects) await used.api.finishScan(auditId ?? 0, { failure });
    expect((await read(operator, id)).list.state).toBe('done');
    const retried = await operator.send('POST', `${path}/${id}/retry`);
    expect(retried.body).toEqual({ message: "We're trying 3 websites again." });
    expect((await read(operator, id)).list).toMatchObject({
      state: 'running',
      counts: { waiting: 3, failed: 0 },
    });
    expect(await startAll()).toBe(3);
    const again = await read(operator, id);
    expect(auditOf(again, 'oakmere')).not.toBe(auditOf(begun, 'oakmere'));
    await operator.send('DELETE', `/api/admin/audits/${auditOf(again, 'oakmere')}`);
    expect((await read(operator, id)).prospects[0]).toMatchObject({ state: 'deleted', auditId: null });

    const deleted = await operator.send('DELETE', `${path}/${id}`);
    expect(deleted.body.message).toMatch(/We kept its diagnoses/);
    expect((await operator.get(`${path}/${id}`)).status).toBe(404);
    expect((await operator.get(`/api/audits/${auditOf(again, 'harbour')}`)).status).toBe(200);
    const { body } = await operator.get('/api/admin/trail');
    expect((body as unknown as { action: string }[]).map(({ action }) => action)).toEqual([
      'prospects-deleted',
      'audit-deleted',
      'prospects-added',
      'signed-in',
    ]);
  });

  it('estimate when they will be done from the recent pace', async () => {
    const operator = await signIn();
    const id = await makeList(operator, Array.from({ length: 8 }, (_, n) => `site-${n}.test`).join('\n'));
    await startAll();
    const begun = await read(operator, id);
    const start = used.api.clock.now;
    used.api.clock.now = new Date(start.getTime() + 60_000);
    for (const { auditId } of begun.prospects.slice(0, 2)) await used.api.finishScan(auditId ?? 0);
    expect((await read(operator, id)).list.estimatedEnd).toBeNull();
    for (const { auditId } of begun.prospects.slice(2, 4)) await used.api.finishScan(auditId ?? 0);
    // Four websites were done in the first minute, so the other four should take one more.
    expect((await read(operator, id)).list.estimatedEnd).toBe(
      new Date(start.getTime() + 120_000).toISOString(),
    );
    used.api.clock.now = start;
  });

  it('are exported as CSV without formulas for spreadsheets', async () => {
    const operator = await signIn();
    const id = await makeList(operator);
    await startAll();
    await used.api.finishScan(auditOf(await read(operator, id), 'oakmere'));
    const answer = await operator.get(`${path}/${id}/csv`);
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    const { data } = Papa.parse<Record<string, string>>(answer.text.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({
      line: '2',
      name: 'Oakmere Law',
      industry: 'Legal',
      state: 'done',
      confidence: '90',
    });
    expect(data[0]?.note).toMatch(/^'=HYPERLINK/);
    expect(data[0]?.diagnosis).toMatch(/\/diagnosis\/\d+$/);
  });

  it('refuse input without a website, lists without a name, and unknown lists', async () => {
    const operator = await signIn();
    const refused = async (name: string, text: string) => {
      const { status, body } = await operator.send('POST', path, { name, text });
      return [status, Object.keys(body.fields as object)];
    };
    expect(await refused('List', 'one two\nthree')).toEqual([422, ['text']]);
    expect(await refused(' ', 'site.test')).toEqual([422, ['name']]);
    expect((await operator.send('POST', `${path}/999/pause`)).status).toBe(404);
    expect((await operator.get(path)).body).toEqual([]);
  });
});
