import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#storage/open-database.ts';
import { type SiteServer, startSiteServer } from '../sites/site-server.ts';
import { makeCertificate } from '../support/certificate.ts';
import { eventually } from '../support/eventually.ts';
import { type ExternalPostgres, startExternalPostgres } from '../support/external-postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const token = 'a token for the metrics';
let folder: string;
let sites: SiteServer;
let postgres: ExternalPostgres;
/** Names the host as the server's certificate does. The certificate is verified against `ca.pem`. */
let databaseUrl: string;
const running = new Set<Product>();
/** No site answers before both workers have started a scan, so that a fast worker doesn't take all scans. */
const bothBegun = Promise.withResolvers<void>();

beforeAll(async () => {
  folder = makeTestFolder('several');
  const dayMs = 86_400_000;
  const certificate = makeCertificate(
    'localhost',
    new Date(Date.now() - dayMs),
    new Date(Date.now() + dayMs),
  );
  writeFileSync(join(folder, 'ca.pem'), certificate.cert);
  [sites, postgres] = await Promise.all([
    startSiteServer({ latencyMs: 150, opens: bothBegun.promise }),
    startExternalPostgres({ certificate }),
  ]);
  databaseUrl = withSsl(`sslmode=verify-full&sslrootcert=${join(folder, 'ca.pem')}`);
});

afterAll(async () => {
  await Promise.all([...running].map((product) => product.stop()));
  await postgres.remove();
  await sites.close();
  rmSync(folder, { recursive: true, force: true });
});

function withSsl(parameters: string): string {
  return `${postgres.url.replace('127.0.0.1', 'localhost')}?${parameters}`;
}

async function start(role: 'web' | 'worker', environment: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({
    ROLE: role,
    DATABASE_URL: databaseUrl,
    METRICS_TOKEN: token,
    CRAWL_RESOLVE: sites.crawlResolve,
    CRAWL_DNS_SERVERS: '127.0.0.1:9',
    CRAWL_RENDER: 'off',
    LOG_LEVEL: 'info',
    ...environment,
  });
  running.add(product);
  return product;
}

async function stop(product: Product): Promise<number | null> {
  running.delete(product);
  return product.stop();
}

async function ask(product: Product, website: string): Promise<number> {
  const post = (path: string, body: object) =>
    fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await post('/api/audits', {
    website,
    companyType: 'other',
    domain: '',
    companySize: '1-10',
  });
  const { id } = (await answer.json()) as { id: number };
  expect((await post(`/api/audits/${id}/scan`, {})).status).toBe(202);
  return id;
}

async function statusOf(product: Product, id: number): Promise<string> {
  const answer = await fetch(`${product.url}/api/audits/${id}`);
  return ((await answer.json()) as { status: string }).status;
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('several processes on one PostgreSQL', () => {
  it('start at once on an empty database, share the work, and are replaced one by one without a failure', async () => {
    const [web, other, worker, second] = await Promise.all([
      start('web'),
      start('web'),
      start('worker'),
      start('worker'),
    ]);
    const shown = [web, other].filter(({ output }) => output().includes('operator-password'));
    expect(shown).toHaveLength(1);
    expect(
      await query(
        "select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'ai-compass%'",
      ),
    ).toEqual([{ ssl: true }]);

    const names = ['harbour-physio', 'oakmere-law', 'fernhill-academy', 'ledgerlark'];
    const ids = await Promise.all(
      names.map((name, n) => ask(n % 2 === 0 ? web : other, `http://www.${name}.test`)),
    );
    await eventually(() => {
      for (const { output } of [worker, second]) expect(output()).toContain('scan-started');
    });
    bothBegun.resolve();
    const asked = performance.now();
    expect(await stop(worker), worker.output()).toBe(0);
    expect(performance.now() - asked).toBeLessThan(15_000);
    await eventually(async () => {
      const statuses = await Promise.all(ids.map((id) => statusOf(other, id)));
      expect(statuses).toEqual(ids.map(() => 'completed'));
    });
    // Only pages that the stopped worker had requested but not stored may be requested again: two scans with
    // at most six requests each.
    const pages = sites.requests.filter((request) => !/robots\.txt|sitemap|favicon/.test(request));
    expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(12);
    const metrics = await fetch(`${second.url}/api/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await metrics.text();
    expect(text).toMatch(/^compass_scan_attempts_total\{outcome="completed"\} [1-4]$/m);
    expect(text).toMatch(/^compass_scan_step_seconds_count\{step="crawling"\} [1-4]$/m);
    expect((await fetch(`${second.url}/`)).status).toBe(404);

    const failures: string[] = [];
    const visits = { made: 0, over: false };
    const visit = async (offset: number) => {
      for (let turn = offset; !visits.over; turn += 1) {
        const targets = turn % 2 === 0 ? [web, other] : [other, web];
        const answer = await askAsProxy(targets, `/api/audits/${ids[turn % ids.length]}`);
        if (answer !== 200) failures.push(String(answer));
        visits.made += 1;
      }
    };
    const visitors = Array.from({ length: 8 }, (_, n) => visit(n));
    await sleep(300);
    expect(await stop(web), web.output()).toBe(0);
    const replacement = await start('web', { PORT: new URL(web.url).port });
    await sleep(300);
    await eventually(() => expect(visits.made).toBeGreaterThan(50));
    visits.over = true;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    await Promise.all([other, second, replacement].map(stop));
  }, 600_000);

  it('explain plainly why the server cannot be used', async () => {
    const open = (url: string) =>
      openDatabase({ databaseUrl: url, dataDir: '', log: pino({ level: 'silent' }) }).then(
        async (database) => {
          await database.close();
          return 'opened';
        },
        (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
      );
    expect(await open(withSsl('sslmode=verify-full'))).toMatch(
      /^bad-configuration: DATABASE_URL: the server's certificate is not trusted .*sslrootcert/,
    );
    expect(await open(postgres.url)).toMatch(/^bad-configuration: DATABASE_URL: .*encryption/);
    const wrong = databaseUrl.replace(/:[^:@/]+@/, ':guess@');
    expect(await open(wrong)).toMatch(/^bad-configuration: DATABASE_URL: .*password/);
    expect(await open(databaseUrl.replace('/postgres?', '/nowhere?'))).toMatch(/no database with that name/);

    await postgres.stop();
    const opening = open(databaseUrl);
    await sleep(700);
    await postgres.start();
    expect(await opening).toBe('opened');
  });
});

/** Tries the next server if one refuses a connection or closes it without an answer, as proxies do for reads. */
async function askAsProxy(targets: readonly Product[], path: string): Promise<number | string> {
  let trouble = '';
  for (const { url } of targets) {
    try {
      const answer = await fetch(`${url}${path}`);
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      trouble = String((error as Error).cause ?? error);
    }
  }
  return trouble;
}
