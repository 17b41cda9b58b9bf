import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const parent = fileURLToPath(new URL('../../test-results', import.meta.url));

/**
 * A run empties its folder when it starts, so concurrent runs need one each. Workers get the path from the first
 * process.
 */
export function resultsFolder(): string {
  if (process.env.E2E_RESULTS === undefined) {
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      const pid = Number(/^e2e-(\d+)$/.exec(name)?.[1] ?? Number.NaN);
      if (pid > 0 && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
    }
    process.env.E2E_RESULTS = join(parent, `e2e-${process.pid}`);
  }
  return process.env.E2E_RESULTS;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
