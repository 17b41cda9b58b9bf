import { describe, expect, it } from 'vitest';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

async function operator() {
  const browser = createTestBrowser(used.api.app);
  await browser.send('POST', '/api/admin/session', { password: testPassword });
  return browser;
}

describe('GET /api/audits/:id/report', () => {
  it('asks everybody but the operator for a verified e-mail address', async () => {
    const { id, owner } = await createFinishedAudit(used.api);
    for (const query of ['', '?subscriberId=made-up', '?comprehensive=true']) {
      const answer = await owner.get(`/api/audits/${id}/report${query}`);
      expect([answer.status, answer.body.error]).toEqual([
        401,
        'You need to provide and verify your email address to download this report.',
      ]);
    }
  });

  it('gives the operator the PDF, named after the domain', async () => {
    const { id } = await createFinishedAudit(used.api);
    const browser = await operator();
    const short = await browser.get(`/api/audits/${id}/report`);
    expect([short.status, short.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(short.headers['content-disposition']).toBe('inline; filename="harbour-dental.test-report.pdf"');
    expect(short.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const long = await browser.get(`/api/audits/${id}/report?comprehensive=true`);
    expect(long.bytes.length).toBeGreaterThan(short.bytes.length);
  });

  it('falls back to audit-report.pdf without a domain', async () => {
    const browser = await operator();
    const { body } = await browser.send('POST', '/api/audits/manual', manualEntry);
    const answer = await browser.get(`/api/audits/${body.id}/report`);
    expect(answer.headers['content-disposition']).toBe('inline; filename="audit-report.pdf"');
  });

  it('is not made before the diagnosis has ended, nor for one that is not there', async () => {
    const { id } = await createPendingAudit(used.api);
    const browser = await operator();
    const early = await browser.get(`/api/audits/${id}/report`);
    expect([early.status, early.body.code]).toEqual([409, 'not-ended']);
    expect((await browser.get('/api/audits/42/report')).body.code).toBe('audit-not-found');
    expect((await browser.get('/api/audits/x/report')).body.code).toBe('malformed-id');
    expect((await browser.get(`/api/audits/${id}/report?comprehensive=maybe`)).status).toBe(422);
  });
});
