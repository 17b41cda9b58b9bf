import { expect, it } from 'vitest';
import { foundSpecialtiesSchema } from '#shared/schemas/found-specialties.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

it('GET /api/catalogue/specialties finds lines of business', async () => {
  const visitor = createTestBrowser(used.api.app);
  const { body } = await visitor.get('/api/catalogue/specialties?search=dry%20clean');
  expect(foundSpecialtiesSchema.parse(body).specialties[0]).toMatchObject({ name: 'Dry cleaner' });
});

it('GET /api/catalogue/specialties refuses a search without text or with too much', async () => {
  const visitor = createTestBrowser(used.api.app);
  for (const query of ['', '?search=', '?search=%20', `?search=${'a'.repeat(81)}`]) {
    const { status, body } = await visitor.get(`/api/catalogue/specialties${query}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
  }
});
