import { expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

it("returns the profile's public part and the limits, and 304 if unchanged", async () => {
  const browser = createTestBrowser(used.api.app);
  const answer = await browser.get('/api/config');
  expect(answer.body).toEqual({
    version: '1.2.3',
    profileVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
    brand: defaultProfile.brand,
    contact: defaultProfile.contact,
    privacyUrl: defaultProfile.privacyUrl,
    disclaimers: defaultProfile.disclaimers,
    nextSteps: defaultProfile.report.nextSteps,
    rates: defaultProfile.rates,
    limits: {
      maxPages: 40,
      timeBudgetMs: 60_000,
      websiteMaxLength: 2000,
      messageMinLength: 10,
      messageMaxLength: 500,
      maxWorkflows: 200,
      maxTasks: 2000,
    },
    languageModel: null,
    retention: { personalData: 365, pages: 30 },
  });
  const again = await browser.get('/api/config', { 'if-none-match': String(answer.headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('has the other currency if the operator set one', async () => {
  const currency = { code: 'EUR', perUsd: 0.86, date: '2026-11-01' };
  const profile = { ...defaultProfile, currency };
  const api = await createTestApi(used.database, {
    profile: { version: 'euros', profile, knowledgeFolder: null, embedOrigins: [] },
  });
  expect((await createTestBrowser(api.app).get('/api/config')).body.currency).toEqual(currency);
  await api.close();
});

it('reveals nothing about modules, partners, or the configuration', async () => {
  const { text } = await createTestBrowser(used.api.app).get('/api/config');
  expect(text).not.toMatch(/capabilities|operatorPassword|postgres|DATABASE/i);
});

it('returns the published method, and 304 if unchanged', async () => {
  const browser = createTestBrowser(used.api.app);
  const answer = await browser.get('/api/method');
  expect(answer.body).toMatchObject({
    serviceValue: { rubric: [{ rating: 1 }, {}, {}, {}] },
    maxHoursPerWeek: 40,
  });
  expect((await browser.get('/api/method', { 'if-none-match': String(answer.headers.etag) })).status).toBe(
    304,
  );
});
