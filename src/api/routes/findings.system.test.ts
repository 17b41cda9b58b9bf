import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import type { Database } from '#storage/database.ts';
import { exampleDiagnosis, examplePage, exampleTask, exampleWorkflow } from '#tests/support/scan-examples.ts';
import { createTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(() => database.pool.query('truncate audits, scans cascade'));

const visitor = () => createTestBrowser(api.app);
const read = (id: number, what: string) => visitor().get(`/api/audits/${id}/${what}`);

const readings = [
  'workflows',
  'tasks',
  'stats',
  'value',
  'modules',
  'partners',
  'roadmap',
  'coverage',
  'industry',
];

describe.each(readings)('GET /api/audits/:id/%s', (what) => {
  it('answers everybody, and 304 until something changes', async () => {
    const { id, owner } = await createFinishedAudit(api);
    const first = await read(id, what);
    expect(first.status).toBe(200);
    const etag = { 'if-none-match': String(first.headers.etag) };
    const again = await visitor().get(`/api/audits/${id}/${what}`, etag);
    expect([again.status, again.text]).toEqual([304, '']);
    await owner.send('PATCH', `/api/audits/${id}/assumptions`, { juniorRateUsdPerHour: 40 });
    expect((await visitor().get(`/api/audits/${id}/${what}`, etag)).status).toBe(200);
  });

  it('answers while the scan has not begun, and while it runs', async () => {
    const { id, owner } = await createPendingAudit(api);
    expect((await read(id, what)).status).toBe(200);
    await owner.send('POST', `/api/audits/${id}/scan`);
    expect((await read(id, what)).status).toBe(200);
  });

  it('refuses malformed and unknown ids', async () => {
    expect((await visitor().get(`/api/audits/x1/${what}`)).body.code).toBe('malformed-id');
    expect((await read(42, what)).body.code).toBe('audit-not-found');
  });
});

describe('tasks', () => {
  it('tell how far the diagnosis is until it has ended', async () => {
    const { id, owner } = await createPendingAudit(api);
    expect((await read(id, 'tasks')).body).toEqual({
      generating: true,
      stage: 'queued',
      message: 'The scan has not started yet.',
      progress: 0,
    });
    await owner.send('POST', `/api/audits/${id}/scan`);
    const scanId = api.sentScans.at(-1) ?? 0;
    const attempt = await api.stores.scans.beginAttempt(scanId);
    await api.stores.scans.saveProgress(scanId, attempt?.attempt ?? 0, {
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

  it('are an array afterwards, filtered by the exact name of a workflow', async () => {
    const { id } = await createFinishedAudit(api);
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

  it('are read anew with refresh, whatever the browser has', async () => {
    const { id } = await createFinishedAudit(api);
    const first = await read(id, 'tasks');
    const etag = { 'if-none-match': String(first.headers.etag) };
    const fresh = await visitor().get(`/api/audits/${id}/tasks?refresh=true`, etag);
    expect([fresh.status, fresh.body]).toEqual([200, first.body]);
  });

  it('are an empty array for a diagnosis that failed or found nothing', async () => {
    const failed = await createFinishedAudit(api, {
      failure: { code: 'certificate', message: 'The certificate has expired.' },
      workflows: [],
    });
    expect((await read(failed.id, 'tasks')).body).toEqual([]);
    expect((await visitor().get(`/api/audits/${failed.id}`)).body).toMatchObject({
      status: 'failed',
      failure: { code: 'certificate', message: 'The certificate has expired.' },
    });
  });

  it('do not leak their workflow ids or anything beyond the shape', async () => {
    const { id } = await createFinishedAudit(api);
    const [task] = (await read(id, 'tasks')).body as unknown as object[];
    expect(Object.keys(task ?? {}).sort()).toEqual(
      'assignedRole basis description evidence factors framework id name replicabilityDifficulty requiresJudgment serviceValue timeInvestment traits workflow'.split(
        ' ',
      ),
    );
  });
});

describe('workflows and stats', () => {
  it('follow from the tasks', async () => {
    const { id } = await createFinishedAudit(api);
    expect((await read(id, 'workflows')).body).toMatchObject([
      {
        name: 'Appointments',
        type: 'Business',
        taskCount: 2,
        timeInvestment: 8,
        noJudgementPercentage: 50,
        framework: 'Automate',
        teamSize: 2,
        teamRoles: [{ role: 'Receptionist', count: 2, hourlyRate: 24 }],
        performedBy: 'own',
      },
      { name: 'Invoicing', department: 'Finance', taskCount: 1, timeInvestment: 4 },
    ]);
    expect((await read(id, 'stats')).body).toEqual({
      pagesScanned: 2,
      workflowsIdentified: 2,
      tasksIdentified: 3,
      scanQuality: 81.5,
      scanQualityParts: [{ label: 'Pages read', share: 0.8, weight: 0.5 }],
      automateCount: 2,
      optimizeCount: 1,
      enhanceCount: 0,
      judgmentTasksCount: 1,
      noJudgmentTasksCount: 2,
      overallProgress: 100,
    });
  });

  it('are counted again by anybody who asks', async () => {
    const { id } = await createFinishedAudit(api);
    await read(id, 'stats');
    await database.pool.query('delete from tasks where name = $1', ['Send invoices']);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const synced = await visitor().send('POST', `/api/audits/${id}/sync-stats`);
    expect([synced.status, synced.body]).toEqual([200, { success: true }]);
    expect((await read(id, 'stats')).body.tasksIdentified).toBe(2);
    expect((await visitor().send('POST', '/api/audits/42/sync-stats')).status).toBe(404);
  });
});

describe('value', () => {
  it('is computed in both modes from the tasks', async () => {
    const { id } = await createFinishedAudit(api);
    // Two Automate tasks of 4 h x 0.8 x 4 weeks and one Optimize of 4 h x 0.4 x 4: 32 h at 30 USD.
    expect((await read(id, 'value')).body).toMatchObject({
      calculationMode: 'simple',
      timeEfficiency: 32,
      costSavingsUSD: 960,
      monthlyTotal: 960,
      toolsConsolidationUSD: 0,
      hourlyRate: 30,
    });
    // The appointments' own receptionist earns 24, the invoicing's has the same team: 32 h at 24 USD.
    expect((await read(id, 'value?mode=advanced')).body).toMatchObject({
      calculationMode: 'advanced',
      costSavingsUSD: 768,
    });
    const wrong = await read(id, 'value?mode=wishful');
    expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([422, ['mode']]);
  });

  it('is nothing without tasks', async () => {
    const { id } = await createFinishedAudit(api, { workflows: [] });
    expect((await read(id, 'value')).body).toMatchObject({ monthlyTotal: 0, hourlyRate: 50, lines: [] });
    expect((await read(id, 'modules')).body).toEqual([]);
    expect((await read(id, 'partners')).body).toEqual([]);
  });
});

describe('recommendations', () => {
  it('come with the tasks they serve', async () => {
    const { id } = await createFinishedAudit(api);
    const modules = (await read(id, 'modules')).body as unknown as {
      tasks: { name: string }[];
      reasons: string[];
    }[];
    expect(modules.length).toBeGreaterThan(0);
    for (const module of modules) {
      expect(module.tasks.length).toBeGreaterThan(0);
      expect(module.reasons.length).toBeGreaterThan(0);
    }
    expect((await read(id, 'roadmap')).body).toMatchObject({
      phases: [{ days: 30 }, { days: 60 }, { days: 90 }],
    });
  });

  it('are made with the profile that the audit was made with', async () => {
    const { id } = await createFinishedAudit(api);
    const before = (await read(id, 'value')).body;
    const { profile } = await loadProfile(null);
    const rates = {
      ...profile.rates,
      assumptions: { ...profile.rates.assumptions, juniorRateUsdPerHour: 99 },
    };
    const dearer = await createTestApi(database, {
      profile: { version: 'dearer', profile: { ...profile, rates } },
    });
    const browser = createTestBrowser(dearer.app);
    expect((await browser.get(`/api/audits/${id}/value`)).body).toEqual(before);
    expect((await browser.get('/api/config')).body).toMatchObject({
      profileVersion: 'dearer',
      rates: { assumptions: { juniorRateUsdPerHour: 99 } },
    });
    await dearer.close();
  });
});

describe('coverage and industry', () => {
  it('are the scan’s', async () => {
    const { id } = await createFinishedAudit(api);
    expect((await read(id, 'coverage')).body).toEqual(exampleDiagnosis().coverage);
    expect((await read(id, 'industry')).body).toMatchObject({
      chosen: 'healthcare',
      detected: 'healthcare',
      detail: 'Dental practice',
    });
  });

  it('show the pages read so far while the scan runs', async () => {
    const { id, owner } = await createPendingAudit(api);
    expect((await read(id, 'coverage')).body).toMatchObject({
      found: 0,
      pages: [],
      note: 'The scan has not started yet.',
    });
    expect((await read(id, 'industry')).body).toEqual({
      chosen: 'healthcare',
      detected: 'unknown',
      detail: null,
      confidence: 0,
      reasons: [],
    });
    await owner.send('POST', `/api/audits/${id}/scan`);
    const scanId = api.sentScans.at(-1) ?? 0;
    const attempt = (await api.stores.scans.beginAttempt(scanId))?.attempt ?? 0;
    await api.stores.scans.savePage(scanId, attempt, examplePage(0));
    await api.stores.scans.savePage(
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
      note: 'The website is still being read.',
      pages: [
        { outcome: 'read', title: 'Page 0' },
        { outcome: 'failed', reason: 'The server answered 500.' },
      ],
    });
    await api.stores.scans.savePage(scanId, attempt, examplePage(2));
    const next = await visitor().get(`/api/audits/${id}/coverage`, {
      'if-none-match': String(first.headers.etag),
    });
    expect([next.status, next.body.found]).toEqual([200, 3]);
  });
});

describe('favicon', () => {
  it('is served as an image and nothing else', async () => {
    const { id } = await createFinishedAudit(api);
    const icon = await read(id, 'favicon');
    expect(icon.status).toBe(200);
    expect([...icon.bytes]).toEqual([137, 80, 78, 71]);
    expect(icon.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await visitor().get(`/api/audits/${id}/favicon`, {
      'if-none-match': String(icon.headers.etag),
    });
    expect(again.status).toBe(304);
  });

  it('is 404 where there is none', async () => {
    const { id } = await createFinishedAudit(api, { favicon: null });
    expect((await read(id, 'favicon')).body.code).toBe('favicon-not-found');
    const pending = await createPendingAudit(api, { website: 'other.test' });
    expect((await read(pending.id, 'favicon')).body.code).toBe('favicon-not-found');
  });
});

describe('crawled text', () => {
  it('arrives as data, whatever it holds', async () => {
    const name = '<script>alert(1)</script> "quoted" \u202e right-to-left \u{1f4a9}';
    const { id } = await createFinishedAudit(api, {
      workflows: [exampleWorkflow({ name, tasks: [exampleTask({ name })] })],
    });
    const answer = await read(id, 'workflows');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toMatchObject([{ name }]);
    expect((await read(id, `tasks?workflow=${encodeURIComponent(name)}`)).body).toMatchObject([{ name }]);
  });
});
