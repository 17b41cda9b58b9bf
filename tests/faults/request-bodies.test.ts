import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '#api/api-types.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createPendingAudit, manualEntry, wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const used = setUpTestApi();

function unknownKeys(bytes: number): string {
  const keys: string[] = [];
  for (let size = 2; size < bytes - 10; size += 10) keys.push(`"${(keys.length + 10_000).toString(36)}k":1`);
  return `{${keys.join(',')}}`;
}

describe('bodies that are expensive to process', () => {
  const ask = (app: ApiInstance, id: number, payload: string) =>
    createTestBrowser(app).send('PATCH', `/api/audits/${id}/assumptions`, payload);

  it('are refused above 64 KB, except for manual entries', async () => {
    const { id, owner } = await createPendingAudit(used.api);
    const large = JSON.stringify({ ...wantedAudit, website: 'x'.repeat(70_000) });
    const writes = [
      ['PATCH', `/api/audits/${id}/assumptions`, unknownKeys(1_000_000)],
      ['POST', `/api/audits/${id}/tasks`, large],
      ['POST', '/api/audits', large],
      ['POST', '/api/subscribe', large],
      ['POST', '/api/subscribe/verify', large],
      ['POST', '/api/admin/session', large],
    ] as const;
    for (const [method, path, payload] of writes) {
      const answer = await owner.send(method, path, payload);
      expect([path, answer.status, answer.body.code]).toEqual([path, 413, 'too-large']);
    }
    const description = 'd'.repeat(1900);
    const tasks = Array.from({ length: 60 }, (_, n) => ({
      ...manualEntry.tasks[0],
      name: `Task ${n}`,
      description,
    }));
    const entry = await owner.send('POST', '/api/audits/manual', { ...manualEntry, tasks });
    expect(entry.status).toBe(201);
  });

  it('get a short answer: at most 20 fields, and how many more there are', async () => {
    const { id, owner } = await createPendingAudit(used.api);
    const payload = unknownKeys(60_000);
    const answer = await owner.send('PATCH', `/api/audits/${id}/assumptions`, payload);
    expect([answer.status, Object.keys(answer.body.fields as object).length]).toEqual([422, 20]);
    const more = Object.keys(JSON.parse(payload)).length - 20;
    expect(answer.body.message).toBe(`Some fields need to be corrected, including ${more} not listed here.`);
    expect(answer.bytes.length).toBeLessThan(2_000);
  });

  it('are not read from strangers, who may not change the diagnosis anyway', async () => {
    const { id } = await createPendingAudit(used.api);
    for (const payload of [unknownKeys(1_000_000), unknownKeys(60_000), '{"broken":', '[]']) {
      const answer = await ask(used.api.app, id, payload);
      expect([answer.status, answer.body.code]).toEqual([403, 'not-yours']);
    }
    expect((await ask(used.api.app, 404, '{"broken":')).body.code).toBe('audit-not-found');
    const misspelled = await createTestBrowser(used.api.app).send('PATCH', '/api/audits/x/assumptions', '{');
    expect([misspelled.status, misspelled.body.code]).toEqual([400, 'malformed-id']);
  });
});

describe('an owner who sends them ten times a second', () => {
  let product: Product;
  const folder = makeTestFolder('bodies');
  beforeAll(async () => {
    product = await startProduct({
      DATA_DIR: folder,
      RATE_LIMIT: 'on',
      CRAWL_RENDER: 'off',
      LOG_LEVEL: 'warn',
    });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps nobody waiting', async () => {
    const made = await fetch(`${product.url}/api/audits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wantedAudit),
    });
    const cookie = made.headers.getSetCookie().join('; ').split(';')[0] ?? '';
    const { id } = (await made.json()) as { id: number };
    const bodies = [unknownKeys(1_000_000), unknownKeys(65_000)];
    const attack: Promise<unknown>[] = [];
    const waits: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      const body = bodies[turn % bodies.length] ?? '';
      attack.push(
        fetch(`${product.url}/api/audits/${id}/assumptions`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', cookie },
          body,
        }).then(
          (answer) => answer.arrayBuffer(),
          () => null,
        ),
      );
      const asked = performance.now();
      const health = fetch(`${product.url}/api/health`).then(() => waits.push(performance.now() - asked));
      await new Promise((resolve) => setTimeout(resolve, 100));
      attack.push(health);
    }
    await Promise.all(attack);
    const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
    // The health check would take seconds if every unknown key in those bodies were checked and named.
    expect(p95).toBeLessThan(1_500);
  });
});
