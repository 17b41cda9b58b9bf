// Crawls the benchmark's sites without storing or analyzing anything: node bare-crawl.ts PORT FIRST COUNT AT_ONCE.
import { crawl } from '#diagnosis/crawl/crawl.ts';
import { crawlLimits, hostOf } from './sites.ts';

const [port = 0, first = 0, count = 0, atOnce = 1] = process.argv.slice(2).map(Number);

// Warms up, so that everything is loaded before the clock starts.
await readAll(first - atOnce, atOnce);
const startedAt = performance.now();
const before = process.cpuUsage();
const pages = await readAll(first, count);
const cpu = process.cpuUsage(before);
const wallMs = performance.now() - startedAt;
console.log(JSON.stringify({ pages, wallMs, cpuMs: (cpu.user + cpu.system) / 1000 }));
process.exit();

async function readAll(from: number, sites: number): Promise<number> {
  let [next, read] = [from, 0];
  const readOneAfterTheOther = async () => {
    while (next < from + sites) {
      const pages = await readOne(next++);
      read += pages;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOneAfterTheOther));
  return read;
}

async function readOne(site: number): Promise<number> {
  const result = await crawl({
    website: `http://${hostOf(site)}/`,
    schemeTyped: true,
    limits: crawlLimits,
    network: { resolve: new Map([[hostOf(site), { address: '127.0.0.1', port }]]), dnsServers: [] },
    render: { mode: 'off', chromiumPath: null },
    stored: [],
    signal: new AbortController().signal,
    now: Date.now,
    onPage: async () => {},
  });
  return result.pages.filter((page) => page.outcome === 'read').length;
}
