import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const child = fileURLToPath(new URL('../../tests/support/exiting-child.ts', import.meta.url));

it('a process can exit while the analysis thread is starting', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [child, ...args], { encoding: 'utf8' });
  const started = performance.now();
  run();
  const preparedMs = performance.now() - started;
  // Exits at several moments: while the thread loads its code and while it prepares the analysis.
  for (const share of [0.45, 0.65, 0.8, 0.9]) {
    const { status, signal, stderr } = run(String(Math.round(preparedMs * share)));
    expect({ share, status, signal, stderr }).toEqual({ share, status: 0, signal: null, stderr: '' });
  }
}, 120_000);
