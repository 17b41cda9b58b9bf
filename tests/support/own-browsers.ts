import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type BrowserProcess, browserProcesses } from '#diagnosis/crawl/render/browser-processes.ts';

/** Finds this test file's browsers by their profiles, which are in TMPDIR, a folder that only this file uses. */
export function ownBrowsers(): { ownBrowserProcesses: () => Promise<BrowserProcess[]> } {
  const temporary = process.env.TMPDIR;
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ai-compass-rendering-'));
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
  });
  afterAll(() => {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ownBrowserProcesses: async () => {
      const names = readdirSync(folder).filter((name) => name.startsWith('ai-compass-browser-'));
      const found = await Promise.all(names.map((name) => browserProcesses(join(folder, name))));
      return found.flat();
    },
  };
}
