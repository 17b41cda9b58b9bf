import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary folder that everybody may pass through. When the tests run as root the database's own user
 * must reach its data here; otherwise they would go to a system folder that no test clears.
 */
export function makeTestFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ai-compass-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
