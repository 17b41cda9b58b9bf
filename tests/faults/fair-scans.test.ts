import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askingVisitor } from '../support/asking-visitor.ts';
import { htmlPage, listen, sendHtml, type TestSite } from '../support/crawl-site.ts';
import { eventually } from '../support/eventually.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';

let folder: string;
let sites: TestSite;
let product: Product;

const names = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `${kind}-${n}.test`);
const delayed = names('delayed', 14);
const slow = names('slow', 2);
const ordinary = names('ordinary', 5);
/** Longer than scans of the ordinary sites take on a busy machine. */
const timeBudgetMs = 40_000;
const answerAfterMs = 9_000;

beforeAll(async () => {
  folder = makeTestFolder('fair-scans');
  const links = Array.from({ length: 6 }, (_, n) => `/page-${n}`);
  sites = await listen(
    createServer((request, response) => {
      const host = request.headers.host ?? '';
      if (request.url === '/robots.txt') {
        const robots = host.startsWith('delayed') ? 'User-agent: *\nCrawl-delay: 19\n' : 'User-agent: *\n';
        response.writeHead(200, { 'content-type': 'text/plain' }).end(robots);
        return;
      }
      const answer = () => sendHtml(response, htmlPage(`${host}${request.url}`, links));
      if (host.startsWith('slow')) setTimeout(answer, answerAfterMs);
      else answer();
    }),
  );
  product = await startProduct({
    DATA_DIR: folder,
    RATE_LIMIT: 'on',
    TRUST_PROXY: '127.0.0.1',
    CRAWL_RENDER: 'off',
    CRAWL_TIME_BUDGET_MS: String(timeBudgetMs),
    CRAWL_RESOLVE: [...delayed, ...slow, ...ordinary]
      .map((name) => `${name}=127.0.0.1:${sites.port}`)
      .join(','),
  });
});

afterAll(async () => {
  await product.stop();
  await sites.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('fault 34: scans that wait for their sites', () => {
  it('fault 34: many from one address, whose sites ask for long pauses, keep nobody else from a diagnosis', async () => {
    const many = askingVisitor(product.url, '2001:db8:1:1::9');
    const other = askingVisitor(product.url, '203.0.113.5');
    const begun = await Promise.all(delayed.map((name) => many.ask(`http://${name}/`)));
    const mine = await other.ask(`http://${ordinary[0]}/`);
    await eventually(async () => expect(await other.statusOf(mine)).toBe('completed'));
    const statuses = await Promise.all(begun.map((id) => many.statusOf(id)));
    expect(statuses).toEqual(begun.map(() => 'scanning'));
  });

  it('fault 34: two slow sites block nobody else', async () => {
    const waiting = await Promise.all(
      slow.map((name, n) => askingVisitor(product.url, `203.0.113.${20 + n}`).ask(`http://${name}/`)),
    );
    const visitor = askingVisitor(product.url, '203.0.113.30');
    const quick = await Promise.all(ordinary.slice(1).map((name) => visitor.ask(`http://${name}/`)));
    await eventually(async () =>
      expect(await Promise.all(quick.map((id) => visitor.statusOf(id)))).toEqual(
        quick.map(() => 'completed'),
      ),
    );
    const statuses = await Promise.all(waiting.map((id) => visitor.statusOf(id)));
    expect(statuses).toEqual(waiting.map(() => 'scanning'));
  });
});
