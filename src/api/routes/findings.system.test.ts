import { describe, expect, it } from 'vitest';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { composeResult } from '#cli/compose-result.ts';
import { formatSummary } from '#cli/format-summary.ts';
import { describeBusinessCase } from '#shared/text/describe-business-case.ts';
import { moneyIn } from '#shared/text/money.ts';
import { exampleDiagnosis, exampleTask, exampleWorkflow } from '#tests/support/scan-examples.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit, wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const visitor = () => createTestBrowser(used.api.app);
const read = (id: number, what: string) => visitor().get(`/api/audits/${id}/${what}`);

const readings = [
  'workflows',
  'tasks',
  'stats',
  'value',
  'modules',
  'partners',
  'business-case',
  'roadmap',
  'coverage',
  'industry',
];

describe.each(readings)('GET /api/audits/:id/%s', (what) => {
  it('answers everyone, and 304 until something changes', async () => {
    const { id, owner } = await createFinishedAudit(used.api);
    const first = await read(id, what);
    expect(first.status).toBe(200);
    const etag = { 'if-none-match': String(first.headers.etag) };
    const again = await visitor().get(`/api/audits/${id}/${what}`, etag);
    expect([again.status, again.text]).toEqual([304, '']);
    const headerLines = Object.entries(again.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(headerLines.join('').length).toBeLessThan(320);
    await owner.send('PATCH', `/api/audits/${id}/assumptions`, { juniorRateUsdPerHour: 40 });
    expect((await visitor().get(`/api/audits/${id}/${what}`, etag)).status).toBe(200);
  });

  it('answers before and during the scan', async () => {
    const { id, owner } = await createPendingAudit(used.api);
    expect((await read(id, what)).status).toBe(200);
    await owner.send('POST', `/api/audits/${id}/scan`);
    expect((await read(id, what)).status).toBe(200);
  });

  it('refuses malformed and unknown ids', async () => {
    expect((await visitor().get(`/api/audits/x1/${what}`)).body.code).toBe('malformed-id');
    expect((await read(42, what)).body.code).toBe('audit-not-found');
  });
});

describe('workflows and stats', () => {
  it('are derived from the tasks', async () => {
    const { id } = await createFinishedAudit(used.api);
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

  it('are recounted for anyone on request', async () => {
    const { id } = await createFinishedAudit(used.api);
    await read(id, 'stats');
    await used.database.pool.query('delete from tasks where name = $1', ['Send invoices']);
    used.api.clock.now = new Date(used.api.clock.now.getTime() + 1000);
    const synced = await visitor().send('POST', `/api/audits/${id}/sync-stats`);
    expect([synced.status, synced.body]).toEqual([200, { success: true }]);
    expect((await read(id, 'stats')).body.tasksIdentified).toBe(2);
    expect((await visitor().send('POST', '/api/audits/42/sync-stats')).status).toBe(404);
  });
});

describe('recommendations', () => {
  it('come with the tasks they serve', async () => {
    const { id } = await createFinishedAudit(used.api);
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

  it('match what the terminal prints and writes', async () => {
    const workflows = [
      exampleWorkflow({
        tasks: [
          exampleTask({ timeInvestment: 9 }),
          exampleTask({ name: 'Answer by phone', traits: ['answer-questions'], timeInvestment: 6 }),
          exampleTask({ name: 'Read referrals', traits: ['extract-data', 'enter-data'], timeInvestment: 8 }),
        ],
      }),
    ];
    const { id } = await createFinishedAudit(used.api, { workflows });
    const { profile } = await loadProfile(null);
    const terminal = composeResult({
      diagnosis: exampleDiagnosis({ workflows }),
      website: wantedAudit.website,
      host: 'harbour-dental.test',
      companyType: 'healthcare',
      companySize: '1-10',
      profile,
      startedAt: new Date(0),
      endedAt: new Date(0),
    });
    // The terminal numbers tasks from 1, while stored ones have other ids.
    const withoutTaskIds = (found: unknown) =>
      JSON.parse(JSON.stringify(found, (key, value) => (key === 'tasks' ? value.map(dropId) : value)));
    const dropId = ({ id: _id, ...task }: { id: number }) => task;
    for (const part of ['modules', 'partners'] as const) {
      expect(terminal[part].length).toBeGreaterThan(0);
      expect(withoutTaskIds((await read(id, part)).body)).toEqual(withoutTaskIds(terminal[part]));
    }
    expect(withoutTaskIds((await read(id, 'roadmap')).body.phases)).toEqual(
      withoutTaskIds(terminal.roadmap.phases),
    );
    expect(terminal.businessCase.total).not.toBeNull();
    expect((await read(id, 'business-case')).body).toEqual(terminal.businessCase);
    const printed = formatSummary(terminal, undefined);
    const { total } = describeBusinessCase(terminal.businessCase, moneyIn(undefined)) ?? {};
    expect(printed).toContain(`Net after 12 months ${total?.net.both} (${total?.net.range})`);
    const inEuros = formatSummary(terminal, { code: 'EUR', perUsd: 0.86, date: '2026-11-01' });
    expect(inEuros).toMatch(/^Monthly value {2}USD [\d,]+ \(about €[\d,]+\), range/m);
    expect(inEuros).toContain('Exchange rate  1 US dollar is 0.86 EUR as of November 1, 2026.');
    expect(inEuros).toContain('(Operational, $6,000, about €5,160)');
    for (const module of terminal.modules) {
      const price = module.price.toLocaleString('en-US');
      expect(printed).toContain(`${module.matchPercentage}%  ${module.name} (${module.type}, $${price})`);
    }
  });

  it('use the profile that the audit was created with', async () => {
    const { id } = await createFinishedAudit(used.api);
    const before = (await read(id, 'value')).body;
    const { profile } = await loadProfile(null);
    const rates = {
      ...profile.rates,
      assumptions: { ...profile.rates.assumptions, juniorRateUsdPerHour: 99 },
    };
    const dearer = await createTestApi(used.database, {
      profile: { version: 'dearer', profile: { ...profile, rates }, knowledgeFolder: null, embedOrigins: [] },
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

describe('crawled text', () => {
  it('arrives as data, whatever it contains', async () => {
    const name = '<script>alert(1)</script> "quoted" \u202e right-to-left \u{1f4a9}';
    const { id } = await createFinishedAudit(used.api, {
      workflows: [exampleWorkflow({ name, tasks: [exampleTask({ name })] })],
    });
    const answer = await read(id, 'workflows');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toMatchObject([{ name }]);
    expect((await read(id, `tasks?workflow=${encodeURIComponent(name)}`)).body).toMatchObject([{ name }]);
  });
});
