import { describe, expect, it } from 'vitest';
import { createInTurn } from './in-turn.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('createInTurn', () => {
  it('runs tasks with the same key one after another', async () => {
    const inTurn = createInTurn();
    const log: string[] = [];
    const task = (name: string, ms: number) => async () => {
      log.push(`${name} begins`);
      await pause(ms);
      log.push(`${name} ends`);
    };
    await Promise.all([inTurn('k', task('slow', 20)), inTurn('k', task('quick', 0))]);
    expect(log).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
  });

  it('runs tasks with different keys concurrently', async () => {
    const inTurn = createInTurn();
    const log: string[] = [];
    const slow = inTurn('a', async () => {
      await pause(20);
      log.push('a');
    });
    await Promise.all([slow, inTurn('b', async () => void log.push('b'))]);
    expect(log).toEqual(['b', 'a']);
  });

  it('continues after a failure, which only its caller receives', async () => {
    const inTurn = createInTurn();
    const failing = inTurn('k', async () => {
      throw new Error('no');
    });
    const next = inTurn('k', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
