import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** After this long, any preparation is complete or its process is dead. */
const olderThanMs = 10 * 60_000;

/** Removes unfinished leftovers of killed processes from this folder, by name prefix. */
export function removeOldDrafts(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > olderThanMs) rmSync(path, { recursive: true, force: true });
  }
}
