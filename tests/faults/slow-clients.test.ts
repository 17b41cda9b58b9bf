import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let api: TestApi;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database, {
    timeouts: { headersMs: 300, requestMs: 600, idleTimeoutMs: 1500, keepAliveMs: 300, pollIntervalMs: 50 },
  });
  port = await listen(api);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

async function listen({ app }: TestApi): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Half of Node's own timeout for headers. */
const giveUpMs = 30_000;

/** Resolves to what was received until the server closed the connection. */
function converse(pieces: readonly (string | Buffer)[], everyMs = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    const timer = setInterval(() => {
      const piece = pieces[sent];
      sent += 1;
      if (piece === undefined || !socket.writable) clearInterval(timer);
      else socket.write(piece);
    }, everyMs);
    const giveUp = setTimeout(() => socket.destroy(new Error('the connection was not ended')), giveUpMs);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(giveUp);
      resolve(answer);
    });
  });
}

const post = 'POST /api/audits HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('row 30: slow and malformed clients', () => {
  it('row 30: headers sent drop by drop are cut off', async () => {
    const drip = Array.from({ length: 100 }, (_, n) =>
      n === 0 ? 'GET /api/health HTTP/1.1\r\n' : `X-${n}: a\r\n`,
    );
    expect(await converse(drip, 50)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('row 30: a body sent drop by drop is cut off', async () => {
    const drip = [`${post}Content-Length: 1000\r\n\r\n`, ...Array.from({ length: 100 }, () => '{')];
    const answer = await converse(drip, 50);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request-timeout"');
  });

  it('row 30: a silent connection is closed', async () => {
    await expect(converse([])).resolves.not.toMatch(/^HTTP\/1\.1 [23]/);
  });

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['binary noise', Buffer.from([0, 255, 1, 254, 13, 10, 13, 10]), /^HTTP\/1\.1 400 /],
    ['a TLS greeting', Buffer.from('16030100a5010000a10303', 'hex'), /^HTTP\/1\.1 400 /],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, /^HTTP\/1\.1 400 /],
    [
      'length and chunks',
      `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    ['20 KB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  ])('row 30: %s', async (_what, bytes, status) => {
    const answer = await converse([bytes]);
    expect(answer).toMatch(status);
    expect(answer).not.toMatch(/\bat .*\.(?:ts|js)|node_modules/);
  });

  it('row 30: 10 MB in chunks are refused before they are read', async () => {
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const answer = await converse([
      `${post}Transfer-Encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 160 }, () => chunk),
    ]);
    expect(answer === '' || /^HTTP\/1\.1 413 /.test(answer)).toBe(true);
  });

  it('row 30: others are served while a hundred clients send slowly', async () => {
    const slowly = `${post}Content-Length: 1000\r\n\r\n{`;
    // This server has the default timeouts, so all hundred are still sending when the others get
    // answers.
    const patient = await createTestApi(database);
    const itsPort = await listen(patient);
    const dawdling = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = connect(itsPort, '127.0.0.1');
        socket.write(slowly);
        await once(socket, 'connect');
        return socket;
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${itsPort}/api/ready`)),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(dawdling.filter((socket) => !socket.readable)).toEqual([]);
    for (const socket of dawdling) socket.destroy();
    await patient.close();
    const ended = await Promise.all(dawdling.map(() => converse([slowly])));
    for (const answer of ended) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('row 30: a server that shuts down does not wait for unused connections', async () => {
    const patient = await createTestApi(database);
    const spare = connect(await listen(patient), '127.0.0.1');
    await once(spare, 'connect');
    // When this returns, the server has accepted the spare connection.
    await fetch(`http://127.0.0.1:${spare.remotePort}/api/health`);
    const started = performance.now();
    await patient.close();
    expect(performance.now() - started).toBeLessThan(5_000);
    spare.destroy();
  });
});
