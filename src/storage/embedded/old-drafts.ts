import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Building a draft takes less than this, so an older one is from a killed process. */
const olderThanMs = 10 * 60_000;

export function removeOldDrafts(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > olderThanMs) rmSync(path, { recursive: true, force: true });
  }
}
