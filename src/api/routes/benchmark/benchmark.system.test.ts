import { describe, expect, it } from 'vitest';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import type { Benchmark } from '#shared/schemas/benchmark.ts';
import { exampleDiagnosis, exampleTask, exampleWorkflow } from '#tests/support/scan-examples.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const loaded = await loadProfile(null);
const used = setUpTestApi({ profile: { ...loaded, profile: { ...loaded.profile, benchmarks: true } } });

async function diagnose(host: string, workflows: number, detail = 'Dental practice') {
  const made = await createPendingAudit(used.api, { website: host });
  await made.owner.send('POST', `/api/audits/${made.id}/scan`);
  const { industry } = exampleDiagnosis();
  await used.api.finishScan(made.id, {
    industry: { ...industry, detail },
    workflows: Array.from({ length: workflows }, (_, n) =>
      exampleWorkflow({
        definitionId: `workflow-${n}`,
        name: `Workflow ${n}`,
        tasks: [exampleTask({ framework: n % 2 === 0 ? 'Automate' : 'Enhance' })],
      }),
    ),
  });
  return made;
}

async function benchmarkOf(id: number): Promise<Benchmark | null> {
  const { status, body } = await createTestBrowser(used.api.app).get(`/api/audits/${id}/benchmark`);
  expect(status).toBe(200);
  return body.benchmark as Benchmark | null;
}

describe('GET /api/audits/:id/benchmark', () => {
  it("compares with the trade's other websites, each once, ignoring owners' changes", async () => {
    const own = await diagnose('own.test', 8);
    for (let n = 0; n < 8; n += 1) await diagnose(`other-${n}.test`, n + 2);
    await diagnose('lawyer.test', 20, 'Law firm');
    expect(await benchmarkOf(own.id)).toBeNull();
    await diagnose('other-8.test', 10);
    const benchmark = await benchmarkOf(own.id);
    expect(benchmark).toMatchObject({ trade: 'Dental practice', websites: 9 });
    expect(benchmark?.figures).toEqual([
      { id: 'workflows', own: 8, low: 4, typical: 6, high: 8 },
      { id: 'tasks', own: 8, low: 4, typical: 6, high: 8 },
      { id: 'automateShare', own: 0.5, low: 0.5, typical: 0.5, high: 0.57 },
    ]);
    await used.database.pool.query(
      `insert into scans (site_key, site_host, website, scheme_typed, company_type, company_size, status, industry, diagnosis, profile_version, created_at)
      select site_key, site_host, website, scheme_typed, company_type, company_size, status, industry, diagnosis, profile_version, created_at
      from scans where site_host = 'other-8.test'`,
    );
    const { body } = await own.owner.get(`/api/audits/${own.id}/workflows`);
    const [first] = body as unknown as { id: number }[];
    const deleted = await own.owner.send('DELETE', `/api/audits/${own.id}/workflows/${first?.id}`);
    expect(deleted.status).toBe(200);
    expect(await benchmarkOf(own.id)).toEqual(benchmark);
  });

  it('returns nothing unless the operator turns it on', async () => {
    const plain = await createTestApi(used.database);
    const own = await diagnose('own.test', 8);
    for (let n = 0; n < 9; n += 1) await diagnose(`other-${n}.test`, n + 2);
    expect(await benchmarkOf(own.id)).not.toBeNull();
    const answer = await createTestBrowser(plain.app).get(`/api/audits/${own.id}/benchmark`);
    expect(answer.body).toEqual({ benchmark: null });
    expect((await createTestBrowser(plain.app).get('/api/config')).body).not.toHaveProperty('benchmarks');
    await plain.close();
  });
});
