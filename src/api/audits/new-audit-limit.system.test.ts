import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createTestBrowser, type TestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

const wanted = { website: 'harbour-dental.test', companyType: 'healthcare', domain: '', companySize: '1-10' };
const entry = {
  businessInfo: { website: 'ours', companyType: 'retail', businessDescription: 'A shop.' },
  workflows: [{ name: 'Orders', department: 'Sales', type: 'other' }],
  tasks: [{ name: 'Pack', workflow: 'Orders' }],
};
const visitor = () => createTestBrowser(used.api.app);

async function create(browser: TestBrowser, over: object = {}) {
  const answer = await browser.send('POST', '/api/audits', { ...wanted, ...over });
  expect(answer.status, answer.text).toBeLessThan(300);
  return { ...answer, id: answer.body.id as number };
}
const countAudits = async () =>
  (await used.database.pool.query('select count(*)::int as n from audits')).rows[0].n;

describe('the limit on new diagnoses', () => {
  it("refuses an address's 21st in an hour, and doesn't count repetitions", async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const browser = createTestBrowser(limited.app, { address: '198.51.100.9' });
    const sites = Array.from({ length: 20 }, (_, n) => `site-${n}.test`);
    for (const website of [...sites.slice(0, 19), ...sites.slice(0, 19)]) await create(browser, { website });
    const last = await Promise.all(
      ['site-19.test', 'site-20.test', 'site-21.test'].map((website) =>
        browser.send('POST', '/api/audits', { ...wanted, website }),
      ),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    for (const { body, headers } of last.filter(({ status }) => status === 429)) {
      expect(body.code).toBe('too-many-requests');
      expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    }
    expect(await countAudits()).toBe(20);
    const other = createTestBrowser(limited.app, { address: '198.51.100.10' });
    await create(other, { website: 'site-30.test' });
    await limited.close();
  });

  it('returns what a browser already has, even beyond the limit', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const browser = createTestBrowser(limited.app, { address: '198.51.100.30' });
    const first = await create(browser);
    await browser.send('POST', `/api/audits/${first.id}/scan`);
    await limited.finishScan(first.id);
    const entered = await browser.send('POST', '/api/audits/manual', entry);
    for (let turn = 0; turn < 18; turn += 1) await create(browser, { website: `site-${turn}.test` });
    const again = await browser.send('POST', '/api/audits', wanted);
    expect([again.status, again.body]).toEqual([200, { ...first.body, existingAudit: true }]);
    const enteredAgain = await browser.send('POST', '/api/audits/manual', entry);
    expect([enteredAgain.status, enteredAgain.body]).toEqual([200, entered.body]);

    const stranger = createTestBrowser(limited.app, { address: '198.51.100.30' });
    const refused = [
      await browser.send('POST', '/api/audits', { ...wanted, companyType: 'retail' }),
      await stranger.send('POST', '/api/audits', wanted),
      await stranger.send('POST', '/api/audits/manual', entry),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [429, 'too-many-requests']),
    );
    expect(await countAudits()).toBe(20);
    await limited.close();
  });

  it('counts audits created from a stored scan, and manual ones', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const first = await create(visitor());
    await visitor().send('POST', `/api/audits/${first.id}/scan`);
    await used.api.finishScan(first.id);
    const statuses: number[] = [];
    for (let turn = 0; turn < 19; turn += 1) {
      const stranger = createTestBrowser(limited.app, { address: '198.51.100.20' });
      statuses.push((await stranger.send('POST', '/api/audits', wanted, { 'user-agent': `${turn}` })).status);
    }
    const browser = createTestBrowser(limited.app, { address: '198.51.100.20' });
    statuses.push((await browser.send('POST', '/api/audits/manual', entry)).status);
    statuses.push((await browser.send('POST', '/api/audits', { ...wanted, website: 'last.test' })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    await limited.close();
  });
});
