import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProspectListDetail } from '#shared/schemas/prospect.ts';
import { type CountedSites, serveCountedSites } from '#tests/support/counted-sites.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const hosts = Array.from({ length: 24 }, (_, n) => `www.company-${n}.test`);
const password = 'a password for lists';
const concurrency = 2;

let folder: string;
let sites: CountedSites;
let product: Product;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = makeTestFolder('prospects');
  sites = await serveCountedSites(hosts, { latencyMs: 40, pages: 4 });
  environment = {
    DATA_DIR: folder,
    OPERATOR_PASSWORD: password,
    CRAWL_RENDER: 'off',
    CRAWL_CONCURRENCY: String(concurrency),
    CRAWL_DNS_SERVERS: '127.0.0.1:9',
    CRAWL_RESOLVE: sites.crawlResolve,
    LOG_LEVEL: 'warn',
  };
  product = await startProduct(environment);
});
afterAll(async () => {
  await product.stop();
  await sites.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in each time, because the product may have been restarted. */
async function asOperator(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', origin: product.url };
  const session = await fetch(`${product.url}/api/admin/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password }),
  });
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { ...headers, cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}

const readList = async (id: number) =>
  (await asOperator('GET', `/api/admin/prospects/${id}`)) as ProspectListDetail;

describe('a list of prospects', () => {
  it('is diagnosed completely despite kill -9 of the product: none lost, none duplicated, each host within its limit', async () => {
    const lines = [
      'Website,Name',
      ...hosts.map((host, n) => `http://${host},Company ${n}`),
      'nowhere,Nobody',
    ];
    const { id } = (await asOperator('POST', '/api/admin/prospects', {
      name: 'Two dozen companies',
      text: lines.join('\n'),
    })) as { id: number };
    for (const ended of [1, 7, 14]) {
      await eventually(async () => {
        const { counts } = (await readList(id)).list;
        expect(counts.done).toBeGreaterThanOrEqual(ended);
      });
      await product.stop('SIGKILL');
      product = await startProduct(environment);
    }
    const { list, prospects, notices } = await eventually(async () => {
      const detail = await readList(id);
      expect(detail.list.state).toBe('done');
      return detail;
    });
    expect(list.counts).toEqual({ total: 24, waiting: 0, running: 0, done: 24, failed: 0 });
    expect(notices.map(({ line, skipped }) => [line, skipped])).toEqual([[26, true]]);
    const audits = (await asOperator('GET', '/api/admin/audits')) as { id: number; domain: string }[];
    expect(audits.map((audit) => audit.id).toSorted()).toEqual(
      prospects.map(({ auditId }) => auditId).toSorted(),
    );
    expect(new Set(audits.map(({ domain }) => domain)).size).toBe(24);
    expect(prospects.every(({ figures }) => figures !== null)).toBe(true);
    expect(sites.maxAtOnce()).toBeLessThanOrEqual(concurrency);
  }, 600_000);
});
