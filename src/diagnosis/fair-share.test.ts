import { describe, expect, it } from 'vitest';
import { createFairShare, type FairShare } from './fair-share.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

function enter(share: FairShare, log: string[], holder: string, signal = never) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = share.run(holder, signal, async () => {
    log.push(holder);
    await promise;
  });
  return { leave: resolve, done };
}

describe('a fair share', () => {
  it('leaves a slot for a holder with none, and gives a freed one to the holder with the fewest', async () => {
    const share = createFairShare(4);
    const log: string[] = [];
    const many = Array.from({ length: 4 }, () => enter(share, log, 'many'));
    const one = enter(share, log, 'one');
    await settle();
    expect(log).toEqual(['many', 'many', 'one']);
    const second = enter(share, log, 'one');
    const other = enter(share, log, 'other');
    await settle();
    expect(log.slice(3)).toEqual(['other']);
    many[0]?.leave();
    many[1]?.leave();
    await settle();
    expect(log.slice(4)).toEqual(['many']);
    for (const { leave } of [...many, one, second, other]) leave();
    await Promise.all([...many, one, second, other].map(({ done }) => done));
    expect(log).toHaveLength(7);
  });

  it('gives a single holder a single slot, and continues after failed work', async () => {
    const share = createFairShare(1);
    await expect(share.run('a', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await share.run('a', never, async () => 'fine')).toBe('fine');
  });

  it('forgets a holder that gives up waiting', async () => {
    const share = createFairShare(1);
    const log: string[] = [];
    const first = enter(share, log, 'a');
    const giving = new AbortController();
    const late = enter(share, log, 'b', giving.signal);
    giving.abort(new Error('no longer'));
    await expect(late.done).rejects.toThrow('no longer');
    first.leave();
    await first.done;
    expect(await share.run('c', never, async () => log)).toEqual(['a']);
  });
});
