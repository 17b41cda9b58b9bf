// Measures how abuse affects everyone else: sites with eight sitemaps of 50,000 addresses each, and clients that
// request many answers at once and read none.
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { askingVisitor } from '../../tests/support/asking-visitor.ts';
import { startProduct } from '../../tests/support/product.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { option } from '../support/option.ts';
import { watchServer } from './server-watch.ts';
import { startSitemapSite } from './sitemap-site.ts';
import { startSlowReaders } from './slow-readers.ts';

const defaults = { sites: 5, sitemaps: 8, addresses: 50_000, readers: 2000, pipelined: 50 };
const idleMs = 5_000;
const readersMs = 20_000;
const pollIntervalMs = 50;
const metricsToken = 'a token of the benchmark';

/** `--product FOLDER` measures another release, which must be ready to start in that folder. */
export async function run(args: readonly string[]): Promise<void> {
  const number = (name: keyof typeof defaults) => Number(option(args, `--${name}`) ?? defaults[name]);
  const hosts = Array.from({ length: number('sites') }, (_, n) => `map-${n}.bench.test`);
  const site = await startSitemapSite(number('sitemaps'), number('addresses'));
  const dataDir = makeTestFolder('bench-hostile');
  const folder = option(args, '--product');
  const product = await startProduct(
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: metricsToken,
      CRAWL_RENDER: 'off',
      CRAWL_RESOLVE: hosts.map((host) => `${host}=127.0.0.1:${site.port}`).join(','),
    },
    folder === undefined ? {} : { cwd: folder },
  );
  const watch = watchServer(product.url, product.process.pid ?? 0, metricsToken);
  try {
    const idle = await watch.during(() => sleep(idleMs));
    const sitemaps = await watch.during(async () => {
      const visitor = askingVisitor(product.url, '198.51.100.1');
      for (const host of hosts) {
        const id = await visitor.ask(`http://${host}/`);
        while (!['completed', 'failed'].includes(await visitor.statusOf(id))) await sleep(pollIntervalMs);
      }
    });
    const readers = startSlowReaders(
      Number(new URL(product.url).port),
      number('readers'),
      number('pipelined'),
    );
    const slow = await watch.during(() => sleep(readersMs));
    const rows = { idle, 'long sitemaps': sitemaps, 'slow readers': slow };
    const cutOff = await readers.end();
    console.table(rows);
    console.log(
      `${site.served()} sitemaps were fetched; ${cutOff} of ${number('readers')} readers were cut off. The machine's load at the end ${loadavg()[0]?.toFixed(1)}.`,
    );
    const file = option(args, '--json');
    const report = { load: loadavg()[0], served: site.served(), cutOff, rows };
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await product.stop();
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
