import { describe, expect, it } from 'vitest';
import { AppError } from '#app/errors.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi, idleQueue } from '#tests/support/test-api.ts';
import {
  createFinishedAudit,
  createPendingAudit,
  manualEntry,
  wantedAudit,
} from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

const visitor = () => createTestBrowser(used.api.app);

describe('POST /api/audits/:id/scan', () => {
  it('starts a pending scan for anyone, once', async () => {
    const { id } = await createPendingAudit(used.api);
    const first = await visitor().send('POST', `/api/audits/${id}/scan`);
    expect([first.status, first.body]).toEqual([
      202,
      { message: 'Website scanning has begun. This may take a few moments.', status: 'scanning' },
    ]);
    const again = await visitor().send('POST', `/api/audits/${id}/scan`, {});
    expect([again.status, again.body]).toEqual([
      202,
      { message: "We're already scanning the website.", status: 'scanning' },
    ]);
    expect(used.api.sentScans).toHaveLength(1);
  });

  it('accepts a JSON content type without a body', async () => {
    const { id, owner } = await createPendingAudit(used.api);
    const answer = await owner.send('POST', `/api/audits/${id}/scan`, undefined, {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(202);
  });

  it('leaves ended and manual audits unchanged', async () => {
    const { id } = await createFinishedAudit(used.api);
    const ended = await visitor().send('POST', `/api/audits/${id}/scan`);
    expect([ended.status, ended.body]).toEqual([
      202,
      { message: 'This diagnosis is already complete.', status: 'completed' },
    ]);
    const manual = await visitor().send('POST', '/api/audits/manual', manualEntry);
    const answer = await visitor().send('POST', `/api/audits/${manual.body.id}/scan`);
    expect([answer.status, answer.body.status]).toEqual([202, 'completed']);
    expect(used.api.sentScans).toHaveLength(1);
  });

  it('stays pending when the job cannot be queued', async () => {
    const broken = await createTestApi(used.database, {
      queue: {
        ...idleQueue,
        sendScan: async () => {
          throw new AppError('database-unavailable');
        },
      },
    });
    const { id } = await createPendingAudit(broken);
    expect((await createTestBrowser(broken.app).send('POST', `/api/audits/${id}/scan`)).status).toBe(503);
    expect((await visitor().get(`/api/audits/${id}`)).body.status).toBe('pending');
    expect((await visitor().send('POST', `/api/audits/${id}/scan`)).status).toBe(202);
    await broken.close();
  });

  it('refuses the fourth scan of a site within the hour', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const statuses: number[] = [];
    for (const companySize of ['1-10', '11-50', '51-200', '201-500']) {
      const browser = createTestBrowser(limited.app);
      const { body } = await browser.send('POST', '/api/audits', { ...wantedAudit, companySize });
      const answer = await browser.send('POST', `/api/audits/${body.id}/scan`);
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(answer.body.code).toBe('too-many-scans');
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    limited.clock.now = new Date(limited.clock.now.getTime() + 3_600_001);
    const browser = createTestBrowser(limited.app);
    const { body } = await browser.send('POST', '/api/audits', { ...wantedAudit, companySize: '201-500' });
    expect((await browser.send('POST', `/api/audits/${body.id}/scan`)).status).toBe(202);
    await limited.close();
  });

  it('lets nobody block a site for everyone else by scanning it three times', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const from = (address: string) => createTestBrowser(limited.app, { address });
    const askAnew = async (browser: ReturnType<typeof from>) => {
      const { status, body } = await browser.send('POST', '/api/audits', { ...wantedAudit, fresh: true });
      if (status !== 201) return body.code;
      const answer = await browser.send('POST', `/api/audits/${body.id}/scan`);
      if (answer.status === 202) await limited.finishScan(body.id as number);
      return answer.status;
    };
    const many = from('192.0.2.1');
    expect([await askAnew(many), await askAnew(many), await askAnew(many)]).toEqual([202, 202, 202]);
    expect(await askAnew(from('192.0.2.1'))).toBe('too-many-scans');
    const other = from('192.0.2.2');
    expect([await askAnew(other), await askAnew(other)]).toEqual([202, 'too-many-scans']);
    const { body } = await from('192.0.2.3').send('POST', '/api/audits', {
      ...wantedAudit,
      companySize: '201-500',
    });
    expect((await many.send('POST', `/api/audits/${body.id}/scan`)).status).toBe(429);
    expect((await from('192.0.2.3').send('POST', `/api/audits/${body.id}/scan`)).status).toBe(202);
    expect((await from('192.0.2.4').send('POST', `/api/audits/${body.id}/scan`)).status).toBe(202);
    expect(await askAnew(from('192.0.2.4'))).toBe(202);
    expect(await askAnew(from('192.0.2.5'))).toBe('too-many-scans');
    await limited.close();
  });

  it('gives a network one more scan, however many it starts at once', async () => {
    const limited = await createTestApi(used.database, { config: { rateLimit: true } });
    const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'];
    const pending = await Promise.all(
      sizes.map(async (companySize) => {
        const answer = await visitor().send('POST', '/api/audits', { ...wantedAudit, companySize });
        return answer.body.id;
      }),
    );
    const start = async (address: string, ids: unknown[]) => {
      const browser = createTestBrowser(limited.app, { address });
      const answers = await Promise.all(ids.map((id) => browser.send('POST', `/api/audits/${id}/scan`)));
      return answers.filter(({ status }) => status === 202).length;
    };
    expect(await start('192.0.2.1', pending.slice(0, 3))).toBe(3);
    expect(await start('192.0.2.2', pending.slice(3))).toBe(1);
    await limited.close();
  });

  it('refuses malformed and unknown ids, other origins, and other content', async () => {
    expect((await visitor().send('POST', '/api/audits/x/scan')).body.code).toBe('malformed-id');
    expect((await visitor().send('POST', '/api/audits/42/scan')).body.code).toBe('audit-not-found');
    const { id } = await createPendingAudit(used.api);
    const elsewhere = await visitor().send('POST', `/api/audits/${id}/scan`, undefined, {
      origin: 'https://evil.example',
    });
    expect(elsewhere.body.code).toBe('wrong-origin');
    const text = await visitor().send('POST', `/api/audits/${id}/scan`, 'go', {
      'content-type': 'text/plain',
    });
    expect(text.status).toBe(415);
    expect(used.api.sentScans).toEqual([]);
  });
});
