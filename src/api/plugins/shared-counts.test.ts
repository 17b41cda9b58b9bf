import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RateCountStore } from '#storage/rate-count-store.ts';
import { createSharedCounts } from './shared-counts.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function sharedStore() {
  const counts = new Map<string, number>();
  const state = { away: false, calls: 0 };
  const store: RateCountStore = {
    add: async (added, now) => {
      state.calls += 1;
      if (state.away) throw new Error('away');
      return added.map(({ about, amount, windowMs }) => {
        const count = (counts.get(about) ?? 0) + amount;
        counts.set(about, count);
        return { count, endsAt: new Date(now.getTime() + windowMs) };
      });
    },
    read: async () => null,
  };
  return { store, state };
}

function countsOn(store: RateCountStore | null) {
  return createSharedCounts({ limit: 'x', store, now: () => new Date(), onTrouble: () => {} });
}

describe('shared counts', () => {
  it('include within a second what the other process counted', async () => {
    const { store } = sharedStore();
    const [here, there] = [countsOn(store), countsOn(store)];
    for (let n = 0; n < 7; n += 1) here.add('a', 60_000);
    for (let n = 0; n < 3; n += 1) there.add('a', 60_000);
    expect(there.read('a').count).toBe(3);
    await vi.advanceTimersByTimeAsync(1_000);
    there.add('a', 60_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(there.read('a').count).toBe(11);
    here.stop();
    there.stop();
  });

  it('continue alone while the database is unavailable, and report later what it missed', async () => {
    const { store, state } = sharedStore();
    const counts = countsOn(store);
    state.away = true;
    counts.add('a', 60_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(counts.read('a').count).toBe(1);
    state.away = false;
    counts.add('a', 60_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await store.add([{ limit: 'x', about: 'a', amount: 0, windowMs: 1 }], new Date())).toMatchObject([
      { count: 2 },
    ]);
    counts.stop();
  });

  it("don't query the database without requests, and restart after the window", async () => {
    const { store, state } = sharedStore();
    const counts = countsOn(store);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.calls).toBe(0);
    counts.add('a', 5_000);
    expect(counts.add('a', 5_000)).toEqual({ count: 2, remainingMs: 5_000 });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(counts.read('a')).toEqual({ count: 0, remainingMs: 0 });
    counts.stop();
  });

  it('remember 20,000 addresses and drop the least recently seen first', () => {
    const counts = countsOn(null);
    counts.add('first', 60_000);
    counts.add('second', 60_000);
    counts.add('first', 60_000);
    for (let n = 0; n < 19_999; n += 1) counts.add(`other ${n}`, 60_000);
    expect([counts.read('first').count, counts.read('second').count]).toEqual([2, 0]);
  });
});
