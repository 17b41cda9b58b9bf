import { describe, expect, it } from 'vitest';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';
import { sampleFindings } from '#web/features/landing/sample-findings.ts';

const used = setUpTestApi();
const ask = () => createTestBrowser(used.api.app);
const base = `/api/audits/${sampleAuditId}`;

describe('the sample diagnosis', () => {
  it('is complete and has no owner', async () => {
    expect((await ask().get(base)).body).toMatchObject({
      id: sampleAuditId,
      domain: 'harbour-physio.test',
      status: 'completed',
      mine: false,
      failure: null,
      stats: { overallProgress: 100 },
    });
  });

  it('has consistent derived data', async () => {
    const read = async (part: string) => JSON.parse((await ask().get(`${base}/${part}`)).text);
    const [workflows, tasks, stats, value, advanced, modules, partners, roadmap, coverage, industry] =
      await Promise.all([
        read('workflows'),
        read('tasks'),
        read('stats'),
        read('value'),
        read('value?mode=advanced'),
        read('modules'),
        read('partners'),
        read('roadmap'),
        read('coverage'),
        read('industry'),
      ]);
    expect(workflows.length).toBeGreaterThanOrEqual(4);
    expect(tasks).toHaveLength(stats.tasksIdentified);
    expect(stats.pagesScanned).toBe(coverage.read);
    expect(value.monthlyTotal).toBeGreaterThan(0);
    expect(advanced.monthlyTotal).toBeGreaterThan(0);
    expect(modules.length).toBeGreaterThan(0);
    expect(partners.length).toBeGreaterThan(0);
    expect(roadmap.phases).toHaveLength(3);
    expect(industry.detected).toBe('healthcare');
    const first = workflows[0].name;
    const filtered = await read(`tasks?workflow=${encodeURIComponent(first)}`);
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered.every((task: { workflow: string }) => task.workflow === first)).toBe(true);
  });

  it('has the findings that the landing page shows, word for word', async () => {
    const tasks = JSON.parse((await ask().get(`${base}/tasks`)).text);
    for (const { quote, task, framework, basis, hoursPerWeek } of sampleFindings) {
      expect(tasks).toContainEqual(
        expect.objectContaining({
          name: task,
          framework,
          basis,
          timeInvestment: hoursPerWeek,
          evidence: expect.arrayContaining([expect.objectContaining({ quote })]),
        }),
      );
    }
  });

  it('has no report to subscribe to', async () => {
    const wanted = { email: 'visitor@example.com', name: 'Visitor', auditId: sampleAuditId };
    const refused = await ask().send('POST', '/api/subscribe', wanted);
    expect([refused.status, refused.body.code]).toEqual([404, 'audit-not-found']);
  });

  it('answers 304 if unchanged', async () => {
    const { headers } = await ask().get(base);
    expect((await ask().get(base, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('cannot be changed, even by the operator', async () => {
    const change = { teamSize: 5 };
    expect((await ask().send('PATCH', `${base}/workflows/1`, change)).status).toBe(403);
    const operator = ask();
    await operator.send('POST', '/api/admin/session', { password: testPassword });
    expect((await operator.send('PATCH', `${base}/workflows/1`, change)).status).toBe(404);
    expect((await operator.send('POST', `/api/admin/audits/${sampleAuditId}/rescan`)).status).toBe(404);
    expect((await operator.send('DELETE', `/api/admin/audits/${sampleAuditId}`)).status).toBe(404);
    expect((await operator.send('POST', `${base}/scan`)).status).toBe(404);
    const listed = await operator.get('/api/admin/audits');
    expect(listed.status).toBe(200);
    expect(JSON.parse(listed.text)).toEqual([]);
  });
});
