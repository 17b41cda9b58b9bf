import { expect, it } from 'vitest';
import { suggestionsSchema } from '#shared/schemas/suggestion.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

it('GET /api/catalogue/workflows returns suggestions for a company type, and 304 if unchanged', async () => {
  const visitor = createTestBrowser(used.api.app);
  const path = '/api/catalogue/workflows?companyType=healthcare';
  const answer = await visitor.get(path);
  const { companyType, workflows } = suggestionsSchema.parse(answer.body);
  expect(companyType).toBe('healthcare');
  expect(workflows.flatMap(({ kinds }) => kinds)).toContain('Dental practice');
  const etag = String(answer.headers.etag);
  expect((await visitor.get(path, { 'if-none-match': etag })).status).toBe(304);
  const other = await visitor.get('/api/catalogue/workflows?companyType=retail', { 'if-none-match': etag });
  expect(other.status).toBe(200);
});

it('GET /api/catalogue/workflows refuses an unknown company type', async () => {
  const visitor = createTestBrowser(used.api.app);
  for (const query of ['', '?companyType=', '?companyType=piracy']) {
    const { status, body } = await visitor.get(`/api/catalogue/workflows${query}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['companyType']]);
  }
});
