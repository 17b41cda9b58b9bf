// Runs our crawler, which extracts everything that the product uses: node ours.ts PORT PAGES
// CONCURRENCY.
import { crawl } from '#diagnosis/crawl/crawl.ts';
import { onlySharer } from '#diagnosis/crawl/crawl-types.ts';
import { sharedReadPool } from '#diagnosis/crawl/read-pool.ts';
import type { ContenderReport } from './contender-report.ts';

const [port = 0, maxPages = 0, concurrency = 0] = process.argv.slice(2).map(Number);
// The other crawlers load their parsers before their clock starts, so our reading thread starts first too.
await sharedReadPool()
  .readerFor(onlySharer, new AbortController().signal)
  .readSitemap({ url: 'http://bench.test/sitemap.xml', bytes: new Uint8Array() });
const startedAt = performance.now();
const before = process.cpuUsage();
const result = await crawl({
  website: 'http://bench.test/',
  schemeTyped: true,
  limits: { maxPages, timeBudgetMs: 600_000, concurrency },
  network: { resolve: new Map([['bench.test', { address: '127.0.0.1', port }]]), dnsServers: [] },
  render: { mode: 'off', chromiumPath: null },
  stored: [],
  signal: new AbortController().signal,
  now: Date.now,
  onPage: async () => {},
});
const cpu = process.cpuUsage(before);
const report: ContenderReport = {
  pages: result.pages.filter((page) => page.outcome === 'read').length,
  wallMs: performance.now() - startedAt,
  cpuMs: (cpu.user + cpu.system) / 1000,
  peakRssMb: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(report));
process.exit();
