import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

async function signIn(): Promise<TestBrowser> {
  const browser = createTestBrowser(used.api.app);
  await browser.send('POST', '/api/admin/session', { password: testPassword });
  return browser;
}

async function listed(operator: TestBrowser, query = ''): Promise<number[]> {
  const answer = await operator.get(`/api/admin/audits${query}`);
  return (answer.body as unknown as { id: number }[]).map(({ id }) => id);
}

async function auditLog(operator: TestBrowser): Promise<unknown[]> {
  const { body } = await operator.get('/api/admin/trail');
  return (body as unknown as Record<string, unknown>[])
    .filter(({ action }) => action !== 'signed-in')
    .map(({ action, subject, count }) => [action, subject, count]);
}

async function counters(operator: TestBrowser) {
  const { rows } = await used.database.pool.query(`
    select count(*)::int as "totalAudits",
      (count(distinct regexp_replace(lower(domain), '^www\\.', '')) filter (where domain <> ''))::int as "uniqueDomains",
      (count(*) filter (where coalesce(scans.status, audits.status) = 'completed'))::int as "completedAudits"
    from audits left join scans on scans.id = audits.scan_id`);
  return { kept: (await operator.get('/api/admin/summary')).body, counted: rows[0] };
}

describe('deleting', () => {
  it('removes one audit with everything attached, and records it in the audit log', async () => {
    const { id } = await createFinishedAudit(used.api);
    const other = await createPendingAudit(used.api, { website: 'other.test' });
    const operator = await signIn();
    const answer = await operator.send('DELETE', `/api/admin/audits/${id}`);
    expect([answer.status, answer.body]).toEqual([200, { message: `Audit #${id} was deleted.` }]);
    expect(await listed(operator)).toEqual([other.id]);
    expect((await operator.get(`/api/audits/${id}`)).status).toBe(404);
    expect((await operator.get(`/api/audits/${id}/tasks`)).status).toBe(404);
    const { rows } = await used.database.pool.query(
      'select 1 from workflows union all select 1 from tasks union all select 1 from scan_pages',
    );
    expect(rows).toEqual([]);
    expect((await operator.send('DELETE', `/api/admin/audits/${id}`)).status).toBe(404);
    expect(await auditLog(operator)).toEqual([['audit-deleted', `#${id}`, 1]]);
  });

  it('removes a whole domain in any spelling, and audits without one as unknown', async () => {
    await createFinishedAudit(used.api);
    await createPendingAudit(used.api, { website: 'www.harbour-dental.test', companySize: '11-50' });
    const other = await createPendingAudit(used.api, { website: 'other.test' });
    await createTestBrowser(used.api.app).send('POST', '/api/audits/manual', manualEntry);
    const operator = await signIn();
    const first = await operator.send('DELETE', '/api/admin/audits/domain/harbour-dental.test');
    expect(first.body).toEqual({ message: 'Deleted 2 audits of harbour-dental.test.' });
    const unknown = await operator.send('DELETE', '/api/admin/audits/domain/unknown');
    expect(unknown.body).toEqual({ message: 'Deleted 1 audit without a domain.' });
    const again = await operator.send('DELETE', '/api/admin/audits/domain/unknown');
    expect(again.body).toEqual({ message: 'Deleted 0 audits without a domain.' });
    expect(await listed(operator)).toEqual([other.id]);
    expect(await auditLog(operator)).toEqual([
      ['domain-deleted', 'unknown', 1],
      ['domain-deleted', 'harbour-dental.test', 2],
    ]);
  });

  it.each(['/api/admin/clear-all-audit-data', '/api/audits'])('removes everything with %s', async (path) => {
    await createFinishedAudit(used.api);
    await createPendingAudit(used.api, { website: 'other.test' });
    const operator = await signIn();
    const answer = await operator.send('DELETE', path);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Deleted 2 audits.' }]);
    expect(await listed(operator)).toEqual([]);
    expect(await auditLog(operator)).toEqual([['audits-cleared', '', 2]]);
  });

  it('of a subscriber is recorded in the audit log without personal data', async () => {
    const { id } = await createFinishedAudit(used.api);
    const visitor = createTestBrowser(used.api.app);
    const person = { email: 'ada@example.com', name: 'Ada', auditId: id };
    await visitor.send('POST', '/api/subscribe', person);
    await visitor.send('POST', '/api/subscribe', { ...person, email: 'grace@example.com' });
    const operator = await signIn();
    const { body } = await operator.get('/api/admin/subscribers');
    const [newest] = body as unknown as { id: number }[];
    await operator.send('DELETE', `/api/admin/subscribers/${newest?.id}`);
    await operator.send('DELETE', '/api/admin/clear-all-subscriber-data');
    expect(await auditLog(operator)).toEqual([
      ['subscribers-cleared', '', 1],
      ['subscriber-deleted', `#${newest?.id}`, 1],
    ]);
  });
});

describe('the counters', () => {
  it('stay correct after any change to audits', async () => {
    const operator = await signIn();
    const agree = async () => {
      const { kept, counted } = await counters(operator);
      expect(kept).toEqual(counted);
    };
    await agree();
    const first = await createPendingAudit(used.api);
    await createPendingAudit(used.api);
    await agree();
    await first.owner.send('POST', `/api/audits/${first.id}/scan`);
    await used.api.finishScan(first.id);
    await agree();
    await createPendingAudit(used.api);
    await createTestBrowser(used.api.app).send('POST', '/api/audits/manual', manualEntry);
    const failing = await createPendingAudit(used.api, { website: 'other.test' });
    await failing.owner.send('POST', `/api/audits/${failing.id}/scan`);
    await used.api.finishScan(failing.id, { failure: { code: 'blocked', message: 'No' } });
    await agree();
    expect((await counters(operator)).kept).toEqual({
      totalAudits: 5,
      uniqueDomains: 2,
      completedAudits: 4,
    });
    await operator.send('DELETE', `/api/admin/audits/${failing.id}`);
    await agree();
    await operator.send('DELETE', '/api/admin/audits/domain/harbour-dental.test');
    await agree();
    await operator.send('DELETE', '/api/audits');
    await agree();
  });

  it('and domains agree when many audits are created and deleted at once', async () => {
    const operator = await signIn();
    const sites = Array.from({ length: 24 }, (_, n) => `site-${n % 5}.test`);
    const made = await Promise.all(sites.map((website) => createPendingAudit(used.api, { website })));
    await Promise.all([
      ...made.slice(0, 6).map(({ id }) => operator.send('DELETE', `/api/admin/audits/${id}`)),
      operator.send('DELETE', '/api/admin/audits/domain/site-3.test'),
      ...sites.slice(0, 5).map((website) => createPendingAudit(used.api, { website })),
    ]);
    const { kept, counted } = await counters(operator);
    expect(kept).toEqual(counted);
    const { body } = await operator.get('/api/admin/domains');
    const groups = body as unknown as { domain: string; count: number; audits: unknown[] }[];
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(counted.totalAudits);
    for (const group of groups) expect(group.audits).toHaveLength(Math.min(group.count, 5));
  });
});

describe('the list', () => {
  it('can be searched by part of the domain or an id, and filtered by status and date', async () => {
    const dental = await createFinishedAudit(used.api);
    const start = used.api.clock.now;
    used.api.clock.now = new Date(start.getTime() + 60_000);
    const other = await createPendingAudit(used.api, { website: 'a_b%c.other.test' }).catch(() =>
      createPendingAudit(used.api, { website: 'another.test' }),
    );
    const operator = await signIn();
    expect(await listed(operator, '?search=DENTAL')).toEqual([dental.id]);
    expect(await listed(operator, `?search=%23${other.id}`)).toEqual([other.id]);
    expect(await listed(operator, '?search=_')).toEqual([]);
    expect(await listed(operator, '?search=%25')).toEqual([]);
    expect(await listed(operator, '?status=pending')).toEqual([other.id]);
    expect(await listed(operator, '?status=failed')).toEqual([]);
    const border = encodeURIComponent(used.api.clock.now.toISOString());
    expect(await listed(operator, `?from=${border}`)).toEqual([other.id]);
    expect(await listed(operator, `?until=${border}`)).toEqual([dental.id]);
    expect((await operator.get('/api/admin/audits?status=gone')).status).toBe(422);
    expect((await operator.get('/api/admin/audits?from=yesterday')).status).toBe(422);
  });

  it('keeps its filter in the Link header; domains are paged too', async () => {
    for (let n = 0; n < 3; n += 1) await createPendingAudit(used.api, { website: `shop-${n}.test` });
    await createPendingAudit(used.api, { website: 'other.test' });
    const operator = await signIn();
    for (const path of ['/api/admin/audits', '/api/admin/domains']) {
      const seen: unknown[] = [];
      let next: string | undefined = `${path}?limit=2&search=shop`;
      while (next !== undefined) {
        const answer = await operator.get(next);
        expect(answer.status, next).toBe(200);
        seen.push(...(answer.body as unknown as { domain: string }[]).map(({ domain }) => domain));
        next = /<([^>]+)>/.exec(String(answer.headers.link))?.[1];
      }
      expect(seen.toSorted()).toEqual(['shop-0.test', 'shop-1.test', 'shop-2.test']);
    }
  });
});

describe('a new scan', () => {
  it('is a new audit of the same site, started at once; the earlier one stays', async () => {
    const { id } = await createFinishedAudit(used.api);
    const operator = await signIn();
    const sent = used.api.sentScans.length;
    const answer = await operator.send('POST', `/api/admin/audits/${id}/rescan`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.id).not.toBe(id);
    expect(used.api.sentScans).toHaveLength(sent + 1);
    const fresh = await operator.get(`/api/audits/${answer.body.id}`);
    expect(fresh.body).toMatchObject({ status: 'scanning', domain: 'harbour-dental.test', mine: true });
    expect((await operator.get(`/api/audits/${id}`)).body.status).toBe('completed');
    expect(await auditLog(operator)).toEqual([['audit-rescanned', `#${id}`, 1]]);
  });

  it('of a manual entry is refused', async () => {
    const manual = await createTestBrowser(used.api.app).send('POST', '/api/audits/manual', manualEntry);
    const answer = await (await signIn()).send('POST', `/api/admin/audits/${manual.body.id}/rescan`);
    expect([answer.status, answer.body.code]).toEqual([409, 'not-scannable']);
  });
});

describe('retrying a job', () => {
  it('restarts only a scan that failed for good, and records it in the audit log', async () => {
    const { id } = await createPendingAudit(used.api);
    const { rows } = await used.database.pool.query(
      `update scans set status = 'failed', completed_at = now(), failure = '{"code":"internal","message":"It failed."}'
       where id = (select scan_id from audits where id = $1) returning id`,
      [id],
    );
    const operator = await signIn();
    const sent = used.api.sentScans.length;
    const retry = (job: string) => operator.send('POST', `/api/admin/jobs/${job}/retry`);
    const answer = await retry(`scan-${rows[0].id}`);
    expect([answer.status, answer.body]).toEqual([200, { message: "We'll retry the job in a moment." }]);
    expect(used.api.sentScans).toHaveLength(sent + 1);
    expect((await operator.get(`/api/audits/${id}`)).body).toMatchObject({
      status: 'scanning',
      failure: null,
    });
    expect(await auditLog(operator)).toEqual([['job-retried', `scan-${rows[0].id}`, 1]]);
    expect((await retry(`scan-${rows[0].id}`)).body.code).toBe('job-not-failed');
    expect((await retry('00000000-0000-4000-8000-000000000000')).body.code).toBe('job-not-found');
    expect((await retry('anything')).status).toBeGreaterThanOrEqual(400);
    expect(await auditLog(operator)).toHaveLength(1);
  });
});

describe('the health report', () => {
  it('shows what answers and what waits, but no secrets', async () => {
    const answer = await (await signIn()).get('/api/admin/health');
    expect(answer.body).toMatchObject({
      version: '1.2.3',
      database: { mode: 'embedded', up: true },
      mail: { configured: false, queued: 0, failed: 0, uncertain: 0 },
      queue: { queued: 0, retrying: 0, running: 0, failed: 0 },
      worker: { running: true },
      languageModel: { configured: false },
      webhook: { configured: false },
    });
    expect(answer.text).not.toContain(testPassword);
    const lines = answer.body.configuration as { variable: string; value: string }[];
    expect(lines).toContainEqual({ variable: 'OPERATOR_PASSWORD', value: 'set, not shown' });
    expect(lines).toContainEqual({ variable: 'CRAWL_MAX_PAGES', value: '40' });
  });
});
