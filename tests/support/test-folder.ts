import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary folder that everyone may enter. If the tests run as root, the database's own user must be able to reach
 * its data here; otherwise, the data would go to a system folder that no test cleans up.
 */
export function makeTestFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ai-compass-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
