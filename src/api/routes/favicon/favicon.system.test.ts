import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createFinishedAudit, createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();
const visitor = () => createTestBrowser(used.api.app);
const read = (id: number, what: string) => visitor().get(`/api/audits/${id}/${what}`);

describe('favicon', () => {
  it('is served as an image and nothing else', async () => {
    const { id } = await createFinishedAudit(used.api);
    const icon = await read(id, 'favicon');
    expect(icon.status).toBe(200);
    expect([...icon.bytes]).toEqual([137, 80, 78, 71]);
    expect(icon.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await visitor().get(`/api/audits/${id}/favicon`, {
      'if-none-match': String(icon.headers.etag),
    });
    expect(again.status).toBe(304);
  });

  it('is 404 if there is none', async () => {
    const { id } = await createFinishedAudit(used.api, { favicon: null });
    expect((await read(id, 'favicon')).body.code).toBe('favicon-not-found');
    const pending = await createPendingAudit(used.api, { website: 'other.test' });
    expect((await read(pending.id, 'favicon')).body.code).toBe('favicon-not-found');
  });
});
