import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { openDatabase } from '#storage/open-database.ts';
import { type CuttableServer, putBehindFront } from '#tests/support/cuttable-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestApi, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { createFinishedAudit, manualEntry, wantedAudit } from '#tests/support/test-audits.ts';
import type { TestBrowser } from '#tests/support/test-browser.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let plain: Database;
let database: Database;
let front: CuttableServer;
let api: TestApi;
let id: number;
let owner: TestBrowser;

beforeAll(async () => {
  plain = await createTestDatabase();
  const behind = await putBehindFront(plain);
  front = behind.front;
  database = await openDatabase({
    databaseUrl: behind.url,
    dataDir: '/nowhere',
    log: pino({ level: 'silent' }),
  });
  api = await createTestApi(database);
  ({ id, owner } = await createFinishedAudit(api));
  await owner.send('POST', '/api/admin/session', { password: testPassword });
});
afterAll(async () => {
  await api.close();
  await database.close();
  await front.close();
  await plain.close();
});

const enquiry = { email: 'ada@example.com', name: 'Ada', message: 'A message that is long enough' };
const calls: ['GET' | 'POST' | 'PATCH' | 'DELETE', (id: number) => string, object?][] = [
  ['GET', () => '/api/ready'],
  ['GET', (audit) => `/api/audits/${audit}`],
  ['GET', (audit) => `/api/audits/${audit}/tasks`],
  ['GET', (audit) => `/api/audits/${audit}/report`],
  ['POST', () => '/api/audits', wantedAudit],
  ['POST', () => '/api/audits/manual', manualEntry],
  ['POST', (audit) => `/api/audits/${audit}/scan`],
  ['PATCH', (audit) => `/api/audits/${audit}/assumptions`, { conversionRate: 0.3 }],
  ['DELETE', () => '/api/audits'],
  ['POST', () => '/api/subscribe', enquiry],
  ['GET', () => '/api/admin/audits'],
];

describe('row 25: the API while the database is unavailable', () => {
  it('row 25: every call reports it, nothing is faked, and everything works again when it is back', async () => {
    await front.cut();
    for (const [method, path, body] of calls) {
      const answer = method === 'GET' ? await owner.get(path(id)) : await owner.send(method, path(id), body);
      expect([method, path(id), answer.status, answer.body.code]).toEqual([
        method,
        path(id),
        503,
        'database-unavailable',
      ]);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await owner.get('/api/health')).status).toBe(200);
    expect((await owner.get('/api/config')).status).toBe(200);

    await front.restore();
    await eventually(async () => expect((await owner.get('/api/ready')).status).toBe(200));
    expect((await owner.get(`/api/audits/${id}`)).body).toMatchObject({ status: 'completed', mine: true });
    expect((await owner.get('/api/admin/enquiries')).body).toEqual([]);
    expect((await owner.get('/api/admin/summary')).body).toMatchObject({ totalAudits: 1 });
  });
});
