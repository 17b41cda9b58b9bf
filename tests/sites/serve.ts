import { siteNames, startSiteServer } from './site-server.ts';

/** Serves the fictional companies' websites, for trying the product by hand: node tests/sites/serve.ts [port]. */
const server = await startSiteServer({ port: Number(process.argv[2] ?? 8480) });
console.log(`Serving ${siteNames.length} sites on 127.0.0.1:${server.port}. Start the product with\n`);
console.log(`CRAWL_RESOLVE=${server.crawlResolve} npm start\n`);
console.log(`and diagnose, for example, http://www.${siteNames[0]}.test`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close();
  });
}
