import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin } from './report.mjs';

// Default storage, in a new temporary folder.
process.env.CRAWLEE_STORAGE_DIR = mkdtempSync(join(tmpdir(), 'bench-crawlee-'));
const { CheerioCrawler, log } = await import('@crawlee/cheerio');

const [port, maxPages, concurrency] = process.argv.slice(2).map(Number);
log.setLevel(log.LEVELS.OFF);
const done = begin();
let pages = 0;
const crawler = new CheerioCrawler({
  minConcurrency: concurrency,
  maxConcurrency: concurrency,
  maxRequestsPerCrawl: maxPages,
  async requestHandler({ $, enqueueLinks, pushData }) {
    pages++;
    await pushData({ title: $('title').text(), text: $('body').text() });
    await enqueueLinks();
  },
});
await crawler.run([`http://127.0.0.1:${port}/`]);
done(pages);
