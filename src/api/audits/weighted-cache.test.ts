import { describe, expect, it } from 'vitest';
import { createWeightedCache } from './weighted-cache.ts';

describe('createWeightedCache', () => {
  it('lets what was used longest ago go first', () => {
    const cache = createWeightedCache<string, number>(10);
    cache.set('a', 1, 4);
    cache.set('b', 2, 4);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3, 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts a replaced value once', () => {
    const cache = createWeightedCache<string, number>(10);
    for (let turn = 0; turn < 100; turn += 1) cache.set('a', turn, 5);
    cache.set('b', 1, 5);
    expect([cache.get('a'), cache.get('b')]).toEqual([99, 1]);
  });

  it('keeps a value heavier than it should hold, alone', () => {
    const cache = createWeightedCache<string, number>(10);
    cache.set('a', 1, 4);
    cache.set('b', 2, 40);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 2]);
  });
});
