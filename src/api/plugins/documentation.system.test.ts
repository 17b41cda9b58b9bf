import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const ask = () => createTestBrowser(used.api.app);

describe('documentation', () => {
  it('describes every call, with the common error format', async () => {
    const document = (await ask().get('/api/openapi.json')).body as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const path of [
      '/api/audits',
      '/api/audits/{id}/tasks',
      '/api/admin/audits',
      '/api/config',
      '/api/ready',
    ]) {
      expect(document.paths).toHaveProperty([path]);
    }
    for (const methods of Object.values(document.paths)) {
      for (const { responses } of Object.values(methods)) expect(Object.keys(responses)).toContain('4XX');
    }
  });

  it('names the required fields of a diagnosis, though one answer names all that are wrong', async () => {
    const { body } = await ask().get('/api/openapi.json');
    expect(body.paths).toMatchObject({
      '/api/audits': {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  required: ['website', 'companyType'],
                  properties: { website: { type: 'string' }, companyType: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    });
    const refused = await ask().send('POST', '/api/audits', { website: 'a' });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { website: 'Website URL is required', companyType: 'Company type is required' },
    ]);
  });

  it('has a page whose scripts and styles are all our own files', async () => {
    const page = await ask().get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>|<script [^>]*src="http/);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await ask().get(file)).status, file).toBe(200);
  });
});
