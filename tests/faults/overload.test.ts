import { type AddressInfo, connect, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { setUpTestApi } from '#tests/support/set-up-test-api.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { createPendingAudit, wantedAudit } from '#tests/support/test-audits.ts';
import { createTestBrowser } from '#tests/support/test-browser.ts';

const used = setUpTestApi();

describe('row 34: more requests than can be processed', () => {
  it('row 34: a full queue accepts no more scans, says when to retry, and loses none that it accepted', async () => {
    const api = await createTestApi(used.database, { config: { rateLimit: true }, scansUnderWayAtMost: 3 });
    const starts = [];
    for (let n = 0; n < 4; n += 1) {
      const { id } = await createPendingAudit(api, { website: `queue-${n}.test` });
      starts.push({ id, answer: await createTestBrowser(api.app).send('POST', `/api/audits/${id}/scan`) });
    }
    expect(starts.map(({ answer }) => answer.status)).toEqual([202, 202, 202, 429]);
    const [first, , , last] = starts;
    expect(last?.answer.body.code).toBe('queue-full');
    expect(Number(last?.answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(api.sentScans).toHaveLength(3);
    const browser = createTestBrowser(api.app);
    expect((await browser.get(`/api/audits/${last?.id}`)).body.status).toBe('pending');
    expect((await browser.send('POST', `/api/audits/${first?.id}/scan`)).status).toBe(202);
    await api.finishScan(first?.id ?? 0);
    expect((await browser.send('POST', `/api/audits/${last?.id}/scan`)).status).toBe(202);
    await api.close();
  });

  it('row 34: requests over the limit are refused at once, and the others are served', async () => {
    const api = await createTestApi(used.database, { inFlight: { writes: 5 } });
    const blocker = new pg.Client(used.database.connection);
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table audits in exclusive mode');
    const statuses: number[] = [];
    const send = async (n: number) => {
      const website = `busy-${n}.test`;
      const answer = await createTestBrowser(api.app).send('POST', '/api/audits', {
        ...wantedAudit,
        website,
      });
      if (answer.status === 429) expect(answer.headers['retry-after']).toBe('2');
      statuses.push(answer.status);
    };
    const sent = Array.from({ length: 300 }, (_, n) => send(n));
    await eventually(() => expect(statuses).toHaveLength(295));
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect((await createTestBrowser(api.app).get('/api/config')).status).toBe(200);
    await blocker.query('commit');
    await blocker.end();
    await Promise.all(sent);
    expect(statuses.slice(295)).toEqual([201, 201, 201, 201, 201]);
    await send(301);
    expect(statuses.at(-1)).toBe(201);
    await api.close();
  });

  describe('of many slow senders', () => {
    const sendSlowly = (port: number, address: string) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('error', () => {});
      socket.on('data', (data) => {
        answer += data.toString('latin1');
      });
      socket.write(
        `POST /api/audits HTTP/1.1\r\nHost: localhost:3000\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
      );
      return { socket, answer: () => answer };
    };
    const listen = async (inFlight: { arriving: number; arrivingFromOne: number; slowAfterMs?: number }) => {
      const config = { rateLimit: true, trustProxy: ['127.0.0.1'] };
      const api = await createTestApi(used.database, { config, inFlight });
      await api.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = api.app.server.address() as AddressInfo;
      return { api, port };
    };

    it('row 34: an IPv6 /64 network counts as one address', async () => {
      const { api, port } = await listen({ arriving: 100, arrivingFromOne: 10 });
      const slow = Array.from({ length: 11 }, (_, n) => sendSlowly(port, `2001:db8:0:7::${n + 1}`));
      const refused = () => slow.filter(({ answer }) => answer().startsWith('HTTP/1.1 429'));
      await eventually(() => expect(refused()).toHaveLength(1));
      const other = sendSlowly(port, '2001:db8:0:8::1');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(other.answer()).toBe('');
      for (const { socket } of [...slow, other]) socket.destroy();
      await api.close();
    });

    it('row 34: if they take every slot, the oldest of the address with the most yields to a newcomer', async () => {
      const { api, port } = await listen({ arriving: 20, arrivingFromOne: 10 });
      const slow = ['203.0.113.1', '2001:db8:0:9::'].flatMap((address) =>
        Array.from({ length: 10 }, () => sendSlowly(port, address)),
      );
      const closed = () => slow.filter(({ socket }) => socket.destroyed);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(closed()).toHaveLength(0);
      const innocent = createTestBrowser(api.app, { address: '198.51.100.34' });
      expect((await innocent.send('POST', '/api/audits', wantedAudit)).status).toBe(201);
      await eventually(() => expect(closed()).toHaveLength(1));
      for (const { socket } of slow) socket.destroy();
      await api.close();
    });

    it.each([
      [60_000, 429, 0],
      [0, 201, 1],
    ])(
      'row 34: of twenty addresses with one each, one that has taken %i ms yields',
      async (slowAfterMs, status, gone) => {
        const { api, port } = await listen({ arriving: 20, arrivingFromOne: 10, slowAfterMs });
        const slow = Array.from({ length: 20 }, (_, n) => sendSlowly(port, `203.0.113.${n}`));
        const closed = () => slow.filter(({ socket }) => socket.destroyed);
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(closed()).toHaveLength(0);
        const innocent = createTestBrowser(api.app, { address: '198.51.100.34' });
        expect((await innocent.send('POST', '/api/audits', wantedAudit)).status).toBe(status);
        await eventually(() => expect(closed()).toHaveLength(gone));
        for (const { socket } of slow) socket.destroy();
        await api.close();
      },
    );
  });

  it('row 34: an address that sends many requests slowly keeps nobody else from being served', async () => {
    const api = await createTestApi(used.database, { config: { rateLimit: true } });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const slow: Socket[] = [];
    let refused = '';
    for (let n = 0; n < 120; n += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (data) => {
        refused ||= data.toString('latin1');
      });
      socket.write(
        'POST /api/audits HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
      );
      slow.push(socket);
    }
    await eventually(() => expect(refused).toMatch(/^HTTP\/1.1 429 .*retry-after: 2/is));
    const other = createTestBrowser(api.app, { address: '203.0.113.34' });
    expect((await other.send('POST', '/api/audits', wantedAudit)).status).toBe(201);
    for (const socket of slow) socket.destroy();
    await api.close();
  });
});
