import { describe, expect, it } from 'vitest';
import { runOrdered } from './ordered-pipeline.ts';

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function run(
  delays: readonly number[],
  window: number,
  timeoutMs: number,
): Promise<{ taken: number[]; most: number }> {
  const taken: number[] = [];
  let begun = 0;
  let open = 0;
  let most = 0;
  return runOrdered<number, number>({
    window: () => window,
    next: () => (begun < delays.length ? begun++ : null),
    work: async (item) => {
      most = Math.max(most, ++open);
      await after(delays[item] ?? 0);
      open--;
      return item;
    },
    takeIn: async (_item, result) => {
      taken.push(result);
    },
    timeoutMs,
  }).then(() => ({ taken, most }));
}

describe('runOrdered', () => {
  it('processes results in the order of starting, whichever finishes first', async () => {
    const { taken, most } = await run([30, 5, 20, 1, 10, 1], 3, 60_000);
    expect(taken).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(3);
  });

  it('does not wait forever for a slow item', async () => {
    const { taken } = await run([1500, 1, 1, 1, 1, 1], 2, 20);
    expect(taken).toEqual([1, 2, 3, 4, 5, 0]);
  });

  it('requests items again after each processed one', async () => {
    const queue = [1];
    const seen: number[] = [];
    await runOrdered<number, number>({
      window: () => 4,
      next: () => queue.shift() ?? null,
      work: async (item) => item,
      takeIn: async (item) => {
        seen.push(item);
        if (item < 4) queue.push(item + 1);
      },
      timeoutMs: 1000,
    });
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('rejects if processing rejects', async () => {
    const failing = runOrdered<number, number>({
      window: () => 1,
      next: () => 1,
      work: async (item) => item,
      takeIn: async () => {
        throw new Error('not stored');
      },
      timeoutMs: 1000,
    });
    await expect(failing).rejects.toThrow('not stored');
  });
});
