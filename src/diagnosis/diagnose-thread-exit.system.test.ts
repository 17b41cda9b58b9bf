import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const child = fileURLToPath(new URL('../../tests/support/exiting-child.ts', import.meta.url));

it('a process may exit while the thread of analyses prepares itself', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [child, ...args], { encoding: 'utf8' });
  const started = performance.now();
  run();
  const preparedMs = performance.now() - started;
  // The thread loads its code first; its preparation takes the rest of the time.
  for (const share of [0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const { status, signal, stderr } = run(String(Math.round(preparedMs * share)));
    expect({ share, status, signal, stderr }).toEqual({ share, status: 0, signal: null, stderr: '' });
  }
}, 120_000);
