import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whatever is prepared is complete, or its process dead, after this long. */
const olderThanMs = 10 * 60_000;

/** Removes what killed processes left half made in this folder, under names that begin so. */
export function removeOldDrafts(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > olderThanMs) rmSync(path, { recursive: true, force: true });
  }
}
