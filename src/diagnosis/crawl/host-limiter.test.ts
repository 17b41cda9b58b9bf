import { describe, expect, it } from 'vitest';
import { createHostLimiter, type TurnRequest } from './host-limiter.ts';

const turn = (more: Partial<TurnRequest> = {}): TurnRequest => ({
  limit: 2,
  spacingMs: 0,
  latest: Number.MAX_SAFE_INTEGER,
  signal: new AbortController().signal,
  ...more,
});

async function settled(promise: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 15));
  return await Promise.race([promise.then(() => true), late]);
}

describe('createHostLimiter', () => {
  it('limits the number of concurrent turns per host, whoever requests them', async () => {
    const limiter = createHostLimiter();
    const first = await limiter.acquire('a', turn());
    await limiter.acquire('a', turn());
    const third = limiter.acquire('a', turn());
    expect(await settled(third)).toBe(false);
    expect(await settled(limiter.acquire('b', turn()))).toBe(true);
    first();
    first();
    expect(await settled(third)).toBe(true);
    expect(await settled(limiter.acquire('a', turn()))).toBe(false);
  });

  it('spaces turns as requested', async () => {
    const limiter = createHostLimiter();
    const startedAt = performance.now();
    (await limiter.acquire('a', turn({ spacingMs: 40 })))();
    (await limiter.acquire('a', turn({ spacingMs: 40 })))();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(38);
  });

  it('refuses immediately if a turn would come too late', async () => {
    const limiter = createHostLimiter();
    (await limiter.acquire('a', turn({ spacingMs: 3_600_000 })))();
    const latest = performance.now() + 60_000;
    await expect(limiter.acquire('a', turn({ latest }))).rejects.toMatchObject({ kind: 'no-time' });
  });

  it('leaves a host alone for the pause it requested, and then sends one request at a time', async () => {
    const limiter = createHostLimiter();
    limiter.pause('a', 40);
    const startedAt = performance.now();
    const release = await limiter.acquire('a', turn());
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(35);
    const second = limiter.acquire('a', turn());
    expect(await settled(second)).toBe(false);
    release();
    expect(await settled(second)).toBe(true);
  });

  it('forgets those that gave up waiting', async () => {
    const limiter = createHostLimiter();
    const release = await limiter.acquire('a', turn({ limit: 1 }));
    const controller = new AbortController();
    const waiting = limiter.acquire('a', turn({ limit: 1, signal: controller.signal }));
    const next = limiter.acquire('a', turn({ limit: 1 }));
    controller.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    release();
    expect(await settled(next)).toBe(true);
  });
});
