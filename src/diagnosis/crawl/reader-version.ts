import { fileURLToPath } from 'node:url';
import { sourceVersion } from '../versions/source-version.ts';

const entry = fileURLToPath(new URL('../read/read-page.ts', import.meta.url));

let version: string | null = null;

/**
 * Content hash of the reader: 16 hex digits. Facts that another reader took from a page can't stand in for what this one
 * would take, even when the page has not changed.
 */
export function readerVersion(): string {
  version ??= sourceVersion(entry);
  return version;
}
