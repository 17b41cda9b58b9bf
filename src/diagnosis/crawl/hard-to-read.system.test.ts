import { describe, expect, it } from 'vitest';
import { crawlSite, htmlPage, pageAt, startSite } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { createReadPool } from './read-pool.ts';

const { keep } = openedSites();

const openPool = (timeoutMs: number) =>
  createReadPool({
    size: 1,
    timeoutMs,
    worker: new URL('../../../tests/support/fragile-read-worker.ts', import.meta.url),
  });

const numbered = (title: string) =>
  Array.from({ length: 12 }, (_, n): [string, string] => [`/page-${n}`, title]);

const siteOf = async (pages: readonly [path: string, title: string][]) =>
  await keep(
    startSite({
      '/': htmlPage(
        'Home',
        pages.map(([path]) => path),
      ),
      ...Object.fromEntries(pages.map(([path, title]) => [path, htmlPage(title)])),
    }),
  );

describe('a site whose pages are hard to parse', () => {
  it('is abandoned after two pages hit the time limit, and frees the thread for others', async () => {
    const pool = openPool(1_500);
    await keep(pool);
    const hostile = await siteOf(numbered('loop for ever'));
    const ordinary = await siteOf(numbered('Services').map(([path, title], n) => [path, `${title} ${n}`]));
    const settings = { readPool: () => pool };
    const sharer = (scan: string) => ({
      network: scan,
      scan,
      whileWorking: <Result>(work: () => Promise<Result>) => work(),
    });
    const [worn, read] = await Promise.all([
      crawlSite(hostile.port, { settings, sharer: sharer('hostile') }),
      crawlSite(ordinary.port, { settings, sharer: sharer('ordinary') }),
    ]);
    const outcomes = Map.groupBy(worn.pages, ({ outcome }) => outcome);
    expect(outcomes.get('read')?.map(({ url }) => new URL(url).pathname)).toEqual(['/']);
    expect(outcomes.get('failed')).toHaveLength(2);
    expect(worn.notes).toContainEqual(expect.stringMatching(/took too long to process/));
    expect(worn.failure).toBeNull();
    expect(read.pages.filter(({ outcome }) => outcome === 'read')).toHaveLength(13);
  });

  it('uses only its own time, whatever is waiting for the thread', async () => {
    const pool = openPool(120_000);
    await keep(pool);
    const site = await siteOf(numbered('loop for ever'));
    const result = await crawlSite(site.port, {
      settings: { readPool: () => pool },
      limits: { timeBudgetMs: 6_000 },
    });
    expect(pageAt(result, '/')?.outcome).toBe('read');
    expect(result.notes).toContainEqual(expect.stringMatching(/ran out of time before we had read all/));
    expect(result.pages.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
});
