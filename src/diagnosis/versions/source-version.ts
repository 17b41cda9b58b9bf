import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';

/**
 * Static imports and re-exports of our own modules (starting with `.` or `#`) that exist at run time; `import
 * type` is erased and can't change a result.
 */
const runtimeImport = /^(?:import|export)\s(?!type\s)(?:[^'";=]*\sfrom\s+)?'([.#][^']+)'/gm;

/**
 * Returns 16 hex digits. `entry` is an absolute path. Leaves out packages and files that `belongs` excludes, whose
 * imports are not followed.
 */
export function sourceVersion(entry: string, belongs: (file: string) => boolean = () => true): string {
  const sources = readSources(entry, belongs);
  const hash = createHash('sha256');
  for (const file of [...sources.keys()].sort()) {
    hash.update(`${relative(entry, file)}\0${sources.get(file)}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

export function readSources(entry: string, belongs: (file: string) => boolean): Map<string, string> {
  const sources = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file) || !belongs(file)) continue;
    const text = readFileSync(file, 'utf8');
    sources.set(file, text);
    const { resolve } = createRequire(file);
    for (const [, specifier = ''] of text.matchAll(runtimeImport)) waiting.push(resolve(specifier));
  }
  return sources;
}
