import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A memory file system on Linux, where creating a database is faster. */
const memory = '/dev/shm';
const roomBytes = 4 * 1024 ** 3;

/**
 * Everyone may enter the folder: if tests run as root, the database's own user must reach its data here, or the
 * data would go to a system folder that no test cleans up.
 */
export function makeTestFolder(name: string): string {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), `ai-compass-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

function hasMemory(): boolean {
  if (!existsSync(memory) || process.availableMemory() < roomBytes) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= roomBytes;
}
