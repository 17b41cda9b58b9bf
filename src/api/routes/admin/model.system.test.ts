import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDependencies } from '#api/api-types.ts';
import { parseConfig } from '#app/config.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts';
import { createTestApi, idleQueue, type TestApi, testPassword } from '#tests/support/test-api.ts';
import { createPendingAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let server: ModelServer;
let api: TestApi;
let plain: TestApi;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const sentReadings: number[] = [];

beforeAll(async () => {
  server = await startModelServer(() => ({ json: { answer: 'ready' } }));
  database = await createTestDatabase();
  const { languageModel } = parseConfig({
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'stub-model',
    LLM_BASE_URL: `${server.url}/v1`,
    LLM_API_KEY: 'very-secret',
    LLM_PRICE_INPUT: '3',
    LLM_PRICE_OUTPUT: '15',
    LLM_BUDGET_USD_PER_DAY: '0.015',
    LLM_CONSENT: 'on',
  });
  const queue: ApiDependencies['queue'] = {
    ...idleQueue,
    sendModelReading: async (_transaction, scanId) => void sentReadings.push(scanId),
  };
  api = await createTestApi(database, { config: { languageModel }, queue });
  plain = await createTestApi(database);
});
afterAll(async () => {
  await Promise.all([api.close(), plain.close()]);
  await database.close();
  await server.close();
});

async function operatorOf({ app }: TestApi) {
  const browser = createTestBrowser(app);
  await browser.send('POST', '/api/admin/session', { password: testPassword });
  return browser;
}

describe('the model at /api/admin', () => {
  it('can be tested, counts against the budget, and is shown without its key', async () => {
    const operator = await operatorOf(api);
    const first = await operator.send('POST', '/api/admin/model/test');
    expect(first.body).toMatchObject({ ok: true, reason: null, inputTokens: 1_200, outputTokens: 300 });
    const report = await operator.get('/api/admin/model');
    expect(report.body).toMatchObject({
      settings: { provider: 'openai-compatible', model: 'stub-model', budget: { perDay: 0.015 } },
      today: { calls: 1, inputTokens: 1_200, costUsd: 0.0081 },
      readings: { done: 0, stopped: 0 },
    });
    const second = await operator.send('POST', '/api/admin/model/test');
    expect(second.body).toMatchObject({ ok: false, reason: 'budget' });
    expect(server.requests).toHaveLength(1);
    const health = await operator.get('/api/admin/health');
    expect(health.body).toMatchObject({ languageModel: { configured: true } });
    expect(JSON.stringify([report.body, health.body])).not.toContain('very-secret');
    expect((await operator.get('/api/config')).body.languageModel).toEqual({
      name: 'stub-model',
      provider: 'openai-compatible',
      isOwnServer: true,
      asksConsent: true,
    });
  });

  it('is absent if none is configured', async () => {
    const operator = await operatorOf(plain);
    expect((await operator.get('/api/admin/model')).body.settings).toBeNull();
    expect((await operator.send('POST', '/api/admin/model/test')).body.code).toBe('no-model');
    expect((await operator.get('/api/config')).body.languageModel).toBeNull();
  });

  it('answers nobody without a session', async () => {
    const stranger = createTestBrowser(api.app);
    expect((await stranger.get('/api/admin/model')).status).toBe(401);
    expect((await stranger.send('POST', '/api/admin/model/test')).status).toBe(401);
  });
});

describe('POST /api/audits/{id}/closer-reading', () => {
  it('starts the offered reading, once, only for the owner', async () => {
    const { id, owner } = await createPendingAudit(api, { website: 'offered.test' });
    await owner.send('POST', `/api/audits/${id}/scan`);
    await api.finishScan(id);
    const { scanId } = (await api.stores.audits.getAudit(id)) ?? {};
    const path = `/api/audits/${id}/closer-reading`;
    expect((await owner.send('POST', path)).body).toMatchObject({ started: false });
    await database.db.transaction((tx) =>
      api.stores.models.openReading(tx, scanId ?? 0, {
        model: 'stub-model',
        status: 'offered',
        now: api.clock.now,
      }),
    );
    expect((await createTestBrowser(api.app).send('POST', path)).status).toBe(403);
    expect((await owner.get(`/api/audits/${id}`)).body.closerReading).toMatchObject({ status: 'offered' });
    expect((await owner.send('POST', path)).body).toMatchObject({ started: true });
    expect((await owner.send('POST', path)).body).toMatchObject({ started: false });
    expect(sentReadings).toEqual([scanId]);
    expect((await owner.get(`/api/audits/${id}`)).body.closerReading).toMatchObject({ status: 'waiting' });
  });
});
