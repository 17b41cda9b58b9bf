import { fileURLToPath } from 'node:url';
import { sourceVersion } from '../versions/source-version.ts';

const entry = fileURLToPath(new URL('../read/read-page.ts', import.meta.url));

let version: string | null = null;

/**
 * 16 hex digits. Facts extracted by another version of the reader can't be reused, even if the page hasn't
 * changed.
 */
export function readerVersion(): string {
  version ??= sourceVersion(entry);
  return version;
}
