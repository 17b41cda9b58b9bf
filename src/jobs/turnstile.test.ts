import { describe, expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

/** Work that ends when told, and says when it began. */
function startable(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(name);
    await promise;
    return name;
  };
  return { work, end: resolve };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the turnstile', () => {
  it('lets some through together and one alone, in the order they came', async () => {
    const log: string[] = [];
    const turnstile = createTurnstile();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => startable(log, name));
    if (!a || !b || !c || !d) throw new Error('four');
    const results = [
      turnstile.enter('together', a.work),
      turnstile.enter('together', b.work),
      turnstile.enter('alone', c.work),
      turnstile.enter('together', d.work),
    ];
    await settle();
    expect(log).toEqual(['a', 'b']);
    a.end();
    await settle();
    expect(log).toEqual(['a', 'b']);
    b.end();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    c.end();
    await settle();
    expect(log).toEqual(['a', 'b', 'c', 'd']);
    d.end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on after work that fails', async () => {
    const turnstile = createTurnstile();
    const failing = turnstile.enter('alone', async () => {
      throw new Error('broken');
    });
    const next = turnstile.enter('together', async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });
});
