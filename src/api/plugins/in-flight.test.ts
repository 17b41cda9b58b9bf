import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitInFlight } from './in-flight.ts';

describe('limitInFlight', () => {
  it.each([true, false])(
    'a write whose body has arrived takes no slot of arriving ones (%s)',
    async (byAddress) => {
      const app = fastify();
      limitInFlight(
        app,
        { reads: 1, arriving: 1, arrivingFromOne: 1, slowAfterMs: 60_000, writes: 2 },
        byAddress,
      );
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      let begun = 0;
      app.post('/api/write', async () => {
        begun += 1;
        await ended;
        return {};
      });
      const write = () => app.inject({ method: 'POST', url: '/api/write', payload: {} });
      const first = write();
      await expect.poll(() => begun).toBe(1);
      const second = write();
      await expect.poll(() => begun).toBe(2);
      const third = await write();
      expect(third.statusCode).not.toBe(200);
      end();
      expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
      expect((await write()).statusCode).toBe(200);
      await app.close();
    },
  );
});
