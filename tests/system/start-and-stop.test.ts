import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../sites/site-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';

let folder: string;
let sites: SiteServer;
const running = new Set<Product>();

beforeAll(async () => {
  folder = makeTestFolder('system');
  sites = await startSiteServer({ latencyMs: 150 });
});

afterAll(async () => {
  await Promise.all([...running].map((product) => product.stop()));
  await sites.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string, environment: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({
    DATA_DIR: join(folder, name),
    CRAWL_RESOLVE: sites.crawlResolve,
    CRAWL_DNS_SERVERS: '127.0.0.1:9',
    CRAWL_RENDER: 'off',
    LOG_LEVEL: 'info',
    ...environment,
  });
  running.add(product);
  return product;
}

async function createAudit(url: string, website: string): Promise<number> {
  const response = await fetch(`${url}/api/audits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ website, companyType: 'healthcare', domain: '', companySize: '1-10' }),
  });
  const { id } = (await response.json()) as { id: number };
  await fetch(`${url}/api/audits/${id}/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return id;
}

async function read<T>(url: string, path: string): Promise<T> {
  return (await (await fetch(`${url}${path}`)).json()) as T;
}

interface AuditAnswer {
  status: string;
  stats: { pagesScanned: number };
}

describe.concurrent('the product as a process', () => {
  it('fault 20: completes a scan on its own after kill -9, from the pages already read', async () => {
    const first = await start('killed');
    const id = await createAudit(first.url, 'http://www.harbour-physio.test');
    await eventually(async () => {
      const { stats } = await read<AuditAnswer>(first.url, `/api/audits/${id}`);
      expect(stats.pagesScanned).toBeGreaterThanOrEqual(2);
    });
    await first.stop('SIGKILL');
    running.delete(first);
    const asked = sites.requests.length;

    const second = await start('killed');
    const audit = await eventually(async () => {
      const answer = await read<AuditAnswer>(second.url, `/api/audits/${id}`);
      expect(['completed', 'failed']).toContain(answer.status);
      return answer;
    });
    expect(audit.status).toBe('completed');
    expect(audit.stats.pagesScanned).toBeGreaterThanOrEqual(9);
    const again = sites.requests.slice(asked).filter((request) => request === 'www.harbour-physio.test /');
    expect(again).toEqual([]);
    await second.stop();
    running.delete(second);
  });

  it('fault 26: a second process on the same data folder waits, then refuses with one line', async () => {
    const first = await start('shared');
    await expect(start('shared')).rejects.toThrow(/Another instance of AI Compass is using this data folder/);
    await first.stop();
    running.delete(first);
  });

  it('refuses a malformed configuration with one line that names the variable', async () => {
    const error = await start('never', { CRAWL_MAX_PAGES: 'many' }).catch((reason: Error) => reason);
    const lines = String(error).split('\n').slice(1).filter(Boolean);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/CRAWL_MAX_PAGES/);
  });
});
