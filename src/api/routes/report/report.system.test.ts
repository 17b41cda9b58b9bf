import { describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { readZipEntry } from '#tests/support/read-zip-entry.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit, createPendingAudit, manualEntry } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

async function operator({ app } = used.api) {
  const browser = createTestBrowser(app);
  await browser.send('POST', '/api/admin/session', { password: testPassword });
  return browser;
}

describe('GET /api/audits/:id/report', () => {
  it('requires a verified email address from everyone but the operator', async () => {
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

  it("also comes as a document, as figures, and with a client's name, under the same rule", async () => {
    const { id, owner } = await createFinishedAudit(used.api);
    const address = `/api/audits/${id}/report`;
    const wanted = { format: 'docx', paper: 'letter', clientName: 'Quay & Sons', preparedBy: 'Mara' };
    expect((await owner.get(`${address}?format=xlsx`)).status).toBe(401);
    expect((await owner.send('POST', address, wanted)).status).toBe(401);
    const browser = await operator();
    for (const format of ['docx', 'xlsx']) {
      const answer = await browser.get(`${address}?format=${format}`);
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="harbour-dental.test-report.${format}"`,
      );
      expect(answer.bytes.subarray(0, 2).toString()).toBe('PK');
    }
    const answer = await browser.send('POST', address, wanted);
    expect(readZipEntry(answer.bytes, 'word/document.xml')).toContain('Quay &amp; Sons');
    const logo = 'data:image/svg+xml,<svg/>';
    const refused = await browser.send('POST', address, { ...wanted, logo, note: 'x'.repeat(1001) });
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([422, ['note', 'logo']]);
    expect((await browser.get(`${address}?format=odt`)).status).toBe(422);
  });

  it("shows the operator's current contact, even for an earlier diagnosis", async () => {
    const { id } = await createFinishedAudit(used.api);
    const profile = {
      ...defaultProfile,
      contact: { email: 'new@example.com', phone: '+1 555 0199', bookingUrl: 'https://book.example/x' },
    };
    const later = await createTestApi(used.database, {
      profile: { profile, version: 'today', knowledgeFolder: null, embedOrigins: [] },
    });
    const answer = await (await operator(later)).get(`/api/audits/${id}/report?format=docx`);
    const xml = readZipEntry(answer.bytes, 'word/document.xml');
    expect(xml).toContain('new@example.com, +1 555 0199');
    expect(readZipEntry(answer.bytes, 'word/_rels/document.xml.rels')).toContain('https://book.example/x');
    await later.close();
  });

  it('prints the other currency that the operator set after the diagnosis, and its rate', async () => {
    const { id } = await createFinishedAudit(used.api);
    const profile = { ...defaultProfile, currency: { code: 'EUR', perUsd: 0.86, date: '2026-11-01' } };
    const later = await createTestApi(used.database, {
      profile: { profile, version: 'euros', knowledgeFolder: null, embedOrigins: [] },
    });
    const browser = await operator(later);
    const [document, figures] = await Promise.all(
      ['docx', 'xlsx'].map((format) => browser.get(`/api/audits/${id}/report?format=${format}`)),
    );
    const rate = '1 US dollar is 0.86 EUR as of November 1, 2026.';
    const words = readZipEntry(document?.bytes ?? new Uint8Array(), 'word/document.xml');
    expect(words).toContain(rate);
    expect(words).toMatch(/about €[\d,]+/);
    expect(readZipEntry(figures?.bytes ?? new Uint8Array(), 'xl/sharedStrings.xml')).toContain(rate);
    await later.close();
  });

  it('falls back to audit-report.pdf without a domain', async () => {
    const browser = await operator();
    const { body } = await browser.send('POST', '/api/audits/manual', manualEntry);
    const answer = await browser.get(`/api/audits/${body.id}/report`);
    expect(answer.headers['content-disposition']).toBe('inline; filename="audit-report.pdf"');
  });

  it('is refused before the diagnosis has ended, and for an unknown one', async () => {
    const { id } = await createPendingAudit(used.api);
    const browser = await operator();
    const early = await browser.get(`/api/audits/${id}/report`);
    expect([early.status, early.body.code]).toEqual([409, 'not-ended']);
    const tab = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const shown = await browser.get(`/api/audits/${id}/report`, tab);
    expect([shown.status, shown.headers.location]).toEqual([303, `/diagnosis/${id}`]);
    const stranger = await createTestBrowser(used.api.app).get(`/api/audits/${id}/report`, tab);
    expect([stranger.status, stranger.body.code]).toEqual([401, 'email-verification-required']);
    expect((await browser.get('/api/audits/42/report')).body.code).toBe('audit-not-found');
    expect((await browser.get('/api/audits/x/report')).body.code).toBe('malformed-id');
    expect((await browser.get(`/api/audits/${id}/report?comprehensive=maybe`)).status).toBe(422);
  });
});
