import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let api: TestApi;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database, { unsent: { bytes: 40_000_000, pollIntervalMs: 50 } });
  // Larger than the system's buffers for a connection.
  api.app.get('/large', async () => 'x'.repeat(16_000_000));
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await api.close();
  await database.close();
});

function ask(paths: readonly string[], reads: boolean): { text: () => string; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.on('error', () => {});
  if (reads) socket.on('data', (data) => (text += data.toString('latin1')));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return { text: () => text, ended };
}

const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d+/g)?.length ?? 0;
const health = (count: number) => Array.from({ length: count }, () => '/api/health');

describe('row 30: clients that send requests without reading the answers', () => {
  it('row 30: a few requests sent at once are answered, one after the other', async () => {
    const { text } = ask(health(8), true);
    await expect.poll(() => answersIn(text()), { timeout: 60_000 }).toBe(8);
  });

  it('row 30: a connection that requests fifty answers at once is closed', async () => {
    const answered = await ask(health(50), true).ended;
    expect(answersIn(answered)).toBeLessThan(50);
  });

  it('row 30: unsent answers for slow readers are bounded, and others are answered', async () => {
    let cutOff = 0;
    for (let n = 0; n < 10; n += 1) void ask(['/large', '/large'], false).ended.then(() => (cutOff += 1));
    await sleep(1_000);
    // A client notices that its connection was closed only when it reads again.
    for (const socket of sockets) socket.resume();
    await expect.poll(() => cutOff, { timeout: 60_000 }).toBeGreaterThanOrEqual(7);
    const { text } = ask(['/api/health'], true);
    await expect.poll(() => answersIn(text()), { timeout: 60_000 }).toBe(1);
  });

  it('row 30: a reader that takes its time between answers is not cut off', async () => {
    const { text } = ask(['/large'], true);
    await expect.poll(() => text().length, { timeout: 60_000 }).toBeGreaterThan(16_000_000);
    await sleep(200);
    expect(answersIn(text())).toBe(1);
  });
});
