import { describe, expect, it } from 'vitest';
import { dashboardSchema } from '#shared/schemas/dashboard.ts';
import { examplePage } from '#tests/support/scan-examples.ts';
import { setUpFinishedAudit } from '#tests/support/set-up-finished-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const audit = setUpFinishedAudit(used);

async function readParts(browser: TestBrowser, id: number, mode: string): Promise<object> {
  const parts = [
    'coverage',
    'industry',
    'offerings',
    'workflows',
    'tasks',
    'stats',
    'modules',
    'partners',
    'roadmap',
  ];
  const read = async (path: string) => JSON.parse((await browser.get(`/api/audits/${id}${path}`)).text);
  const single = await Promise.all(parts.map(async (part) => [part, await read(`/${part}`)]));
  return {
    audit: await read(''),
    value: await read(`/value?mode=${mode}`),
    seenNotCounted: await read('/seen-not-counted'),
    businessCase: await read('/business-case'),
    ...Object.fromEntries(single),
  };
}

async function startScan(id: number, owner: TestBrowser) {
  await owner.send('POST', `/api/audits/${id}/scan`);
  const scanId = used.api.sentScans.at(-1) ?? 0;
  const attempt = (await used.api.stores.scans.beginAttempt(scanId))?.attempt ?? 0;
  return (n: number) => used.api.stores.scans.savePage(scanId, attempt, examplePage(n));
}

describe('GET /api/audits/{id}/dashboard', () => {
  it.each(['simple', 'advanced'])('returns every part as its own call does, in %s mode', async (mode) => {
    const answer = await audit.owner.get(`/api/audits/${audit.id}/dashboard?mode=${mode}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(await readParts(audit.owner, audit.id, mode));
    expect(dashboardSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({ value: { calculationMode: mode } });
  });

  it('does so for a manual entry, a pending scan, and a running one', async () => {
    const owner = createTestBrowser(used.api.app);
    const manual = await owner.send('POST', '/api/audits/manual', manualEntry);
    const pending = await createPendingAudit(used.api, { website: 'pending.test' });
    const running = await createPendingAudit(used.api, { website: 'running.test' });
    const savePage = await startScan(running.id, running.owner);
    await savePage(0);
    for (const [browser, id] of [
      [owner, manual.body.id as number],
      [pending.owner, pending.id],
      [running.owner, running.id],
    ] as const) {
      const { body } = await browser.get(`/api/audits/${id}/dashboard`);
      expect(body).toEqual(await readParts(browser, id, 'simple'));
    }
    const { body } = await running.owner.get(`/api/audits/${running.id}/dashboard`);
    expect(body).toMatchObject({
      audit: { status: 'scanning' },
      coverage: { found: 1 },
      tasks: { generating: true },
      workflows: [],
    });
  });

  it('answers 304 to a poll until something changes, with one small query', async () => {
    const { id, owner } = await createPendingAudit(used.api, { website: 'polled.test' });
    const savePage = await startScan(id, owner);
    const poll = (tag: unknown) => owner.get(`/api/audits/${id}/dashboard`, { 'if-none-match': String(tag) });
    const first = await poll('');
    const unchanged = await poll(first.headers.etag);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    await savePage(0);
    const changed = await poll(first.headers.etag);
    expect([changed.status, (changed.body.coverage as { found: number }).found]).toEqual([200, 1]);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it('identifies the state that an edit may be based on', async () => {
    const { headers } = await audit.owner.get(`/api/audits/${audit.id}/dashboard`);
    const path = `${audit.tasks()}/${audit.confirming}`;
    const ifMatch = { 'if-match': String(headers.etag) };
    expect((await audit.owner.send('PATCH', path, { timeInvestment: 9 }, ifMatch)).status).toBe(200);
    expect((await audit.owner.send('PATCH', path, { timeInvestment: 8 }, ifMatch)).status).toBe(409);
  });

  it('says who may change the audit, and gives them another ETag', async () => {
    const stranger = createTestBrowser(used.api.app);
    const [own, other] = await Promise.all(
      [audit.owner, stranger].map((browser) => browser.get(`/api/audits/${audit.id}/dashboard`)),
    );
    expect(own?.body).toMatchObject({ audit: { mine: true } });
    expect(other?.body).toMatchObject({ audit: { mine: false } });
    expect(own?.headers.etag).not.toBe(other?.headers.etag);
  });

  it('refuses an unknown audit, a malformed id, and an unknown mode', async () => {
    const read = async (path: string) => {
      const { status, body } = await audit.owner.get(path);
      return [status, body.code];
    };
    expect(await read('/api/audits/42/dashboard')).toEqual([404, 'audit-not-found']);
    expect(await read('/api/audits/me/dashboard')).toEqual([400, 'malformed-id']);
    expect(await read(`/api/audits/${audit.id}/dashboard?mode=magic`)).toEqual([422, 'invalid-fields']);
  });
});

describe('an edit that requests the dashboard', () => {
  const edits: [what: string, method: 'POST' | 'PATCH' | 'DELETE', path: () => string, body?: object][] = [
    ['adding a workflow', 'POST', audit.workflows, { name: 'Payroll', department: 'HR', type: 'Business' }],
    ['changing a workflow', 'PATCH', () => `${audit.workflows()}/${audit.appointments}`, { teamSize: 4 }],
    ['deleting a workflow', 'DELETE', () => `${audit.workflows()}/${audit.appointments}`],
    ['adding an offering', 'POST', () => `/api/audits/${audit.id}/offerings`, { name: 'Whitening' }],
    ['assigning roles', 'POST', () => `${audit.workflows()}/${audit.appointments}/assign-roles`, {}],
    ['adding a task', 'POST', audit.tasks, { name: 'Greet patients', workflow: 'Appointments' }],
    ['changing a task', 'PATCH', () => `${audit.tasks()}/${audit.confirming}`, { timeInvestment: 9 }],
    ['deleting a task', 'DELETE', () => `${audit.tasks()}/${audit.confirming}`],
    ['changing assumptions', 'PATCH', () => `/api/audits/${audit.id}/assumptions`, { conversionRate: 0.3 }],
    ['undoing a change', 'POST', () => `/api/audits/${audit.id}/undo`],
  ];

  it.each(edits)('%s returns the resulting dashboard, with its ETag', async (what, method, path, body) => {
    if (what !== 'adding a workflow') {
      await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { assignedRole: null });
    }
    const answer = await audit.owner.send(method, `${path()}?include=dashboard&mode=advanced`, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    const read = await audit.owner.get(`/api/audits/${audit.id}/dashboard?mode=advanced`);
    expect(answer.body.dashboard).toEqual(read.body);
    expect(answer.headers.etag).toBe(read.headers.etag);
  });

  it.each(edits)('%s answers as usual without that request', async (what, method, path, body) => {
    if (what !== 'adding a workflow') {
      await audit.owner.send('PATCH', `${audit.tasks()}/${audit.confirming}`, { assignedRole: null });
    }
    const answer = await audit.owner.send(method, path(), body);
    expect(answer.body).not.toHaveProperty('dashboard');
  });
});
