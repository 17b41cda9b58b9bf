// A process compiles its code as it runs, so that its first scan costs twice what a later one does. A server that waits for
// its first visitor reads pages of a site that does not exist meanwhile.
import { createLedger } from './crawl-ledger.ts';
import { defaultSettings } from './crawl-settings.ts';
import { createDuplicates } from './duplicates.ts';
import { createFrontier } from './frontier.ts';
import { createPageIntake } from './page-intake.ts';
import { practicePage, practiceUrl } from './practice-page.ts';
import type { ReadPool } from './read-pool.ts';
import { createSiteScope } from './site-scope.ts';

/** After so many pages most of what can be compiled is. */
const practicePages = 300;

/** Pages under way at once: few, so that a visitor's page that comes meanwhile waits for as few. */
const atOnce = 2;

/**
 * Reads the made-up site as a scan would, without the network; nothing of it is kept. Ends as soon as a scan wants to read.
 * Never rejects.
 */
export async function practiseReading(pool: ReadPool): Promise<void> {
  const home = practiceUrl(0);
  const scope = createSiteScope();
  scope.include(home);
  const frontier = createFrontier({ ...defaultSettings.frontier, few: practicePages });
  const ledger = createLedger([], Date.now, async () => {});
  const intake = createPageIntake({ frontier, ledger, scope, duplicates: createDuplicates(), home });
  const read = async (number: number) => {
    const url = practiceUrl(number);
    const bytes = encoder.encode(practicePage(number));
    const contentType = 'text/html; charset=utf-8';
    const facts = await pool.readPage({ url, bytes, contentType, xRobotsTag: null, isHome: number === 0 });
    frontier.next();
    const entry = { url, key: url, depth: number === 0 ? 0 : 1 };
    await intake.take(entry, { kind: 'facts', url, facts, rendered: false, etag: null, lastModified: null });
  };
  if (pool.isWanted()) return;
  try {
    await read(0);
    for (let number = 1; number < practicePages && !pool.isWanted(); number += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, n) => read(number + n)));
    }
  } catch {
    // A reader that was closed or broke meanwhile: whoever needs it next is told.
  }
}

const encoder = new TextEncoder();
