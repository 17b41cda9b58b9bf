import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { openDataFolder } from '#storage/embedded/data-folder.ts';
import { isServerOf, readPostmasterFile } from '#storage/embedded/postmaster-file.ts';
import { startSiteServer } from '#tests/sites/site-server.ts';
import { type ExternalPostgres, startExternalPostgres } from '#tests/support/external-postgres.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { launchProduct, type Product } from '#tests/support/product.ts';
import { judge, type Verdict } from './judge.ts';
import { receiveVisitors } from './visitors.ts';

export type Target = 'product' | 'postgres' | 'both';

export interface CrashRun {
  mode: 'embedded' | 'external';
  kills: number;
  /** The longest pause before a kill. The pause begins when the product is ready or, for some kills, before that. */
  withinMs: number;
  /** Numbers from 0 to 1. */
  random: () => number;
  /** Must be empty. The caller deletes it. */
  folder: string;
  onKill?: (number: number, target: Target) => void;
}

export interface CrashReport {
  kills: Record<Target, number>;
  acknowledged: Record<'scans' | 'manual' | 'edits' | 'enquiries' | 'subscribers', number>;
  mailsArrived: number;
  /** Emails whose delivery a kill interrupted. Only the operator sends these again, so that nobody gets two. */
  mailsUncertain: number;
  settledMs: number;
  verdict: Verdict;
}

const siteLatencyMs = 40;
const mailLatencyMs = 30;
/** The share of kills that don't wait until the product is ready. */
const shareInStart = 0.2;
const settleWithinMs = 120_000;
const secret = 'a secret for crash runs';

export async function runCrashes(run: CrashRun): Promise<CrashReport> {
  const sites = await startSiteServer({ latencyMs: siteLatencyMs });
  const mail = await startMailServer({
    onRcptTo: (_address, _session, callback) => void setTimeout(callback, mailLatencyMs),
  });
  const hook = await startReceiver();
  const own =
    run.mode === 'external' ? await startExternalPostgres({ settings: ['shared_buffers=32MB'] }) : null;
  const dataDir = join(run.folder, 'data');
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(own ? { DATABASE_URL: own.url } : {}),
    CRAWL_RESOLVE: sites.crawlResolve,
    CRAWL_DNS_SERVERS: '127.0.0.1:9',
    CRAWL_RENDER: 'off',
    OPERATOR_PASSWORD: 'a password for crash runs',
    SMTP_URL: mail.url,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: secret,
    WEBHOOK_PRIVATE: 'on',
    LOG_LEVEL: 'warn',
  };
  let product: Awaited<ReturnType<typeof launchProduct>> | null = null;
  const query = queryWith(() => (own ? { connectionString: own.url } : embeddedConnection(dataDir)));
  const visitors = receiveVisitors(
    () => product?.url ?? 'http://127.0.0.1:9',
    async () => {
      const [row] = await query<{ count: number }>(unfinishedScans);
      return row?.count ?? 0;
    },
  );
  const kills: Record<Target, number> = { product: 0, postgres: 0, both: 0 };
  try {
    for (let n = 1; n <= run.kills; n += 1) {
      product ??= await launch(environment);
      if (run.random() > shareInStart) await product.ready;
      await sleep(Math.round(run.random() * run.withinMs));
      const target = chooseTarget(run.random());
      kills[target] += 1;
      run.onKill?.(n, target);
      const killed = [
        ...(target === 'postgres' ? [] : [product.stop('SIGKILL')]),
        ...(target === 'product' ? [] : [killPostgres(own, dataDir)]),
      ];
      await Promise.all(killed);
      if (target !== 'postgres') product = null;
      if (own && target !== 'product') await own.start();
    }
    product ??= await launch(environment);
    const lastStart = performance.now();
    await product.ready;
    await visitors.leave();
    await visitors.startUnstarted();
    await settle(query);
    const settledMs = Math.round(performance.now() - lastStart);
    const { acknowledged } = visitors;
    const [uncertain] = await query<{ count: number }>(
      "select count(*)::int as count from outbox where status in ('sending', 'uncertain')",
    );
    return {
      kills,
      acknowledged: {
        scans: acknowledged.scans.length,
        manual: acknowledged.manual.length,
        edits: acknowledged.edits.size,
        enquiries: acknowledged.enquiries.length,
        subscribers: acknowledged.subscribers.length,
      },
      mailsArrived: mail.received.length,
      mailsUncertain: uncertain?.count ?? 0,
      settledMs,
      verdict: await judge(query, acknowledged, { mails: mail.received, completions: hook.completions }),
    };
  } finally {
    await visitors.leave();
    await product?.stop();
    await own?.remove();
    await Promise.all([sites.close(), mail.close(), hook.close()]);
  }
}

async function launch(environment: Record<string, string>): Promise<Product & { ready: Promise<void> }> {
  const product = await launchProduct(environment);
  // A kill may come before the product is ready. That rejects `ready`, which would be an unhandled rejection if
  // nobody awaits it.
  product.ready.catch(() => {});
  return product;
}

function chooseTarget(random: number): Target {
  if (random < 0.6) return 'product';
  return random < 0.85 ? 'both' : 'postgres';
}

async function killPostgres(own: ExternalPostgres | null, dataDir: string): Promise<void> {
  if (own) return own.stop('SIGKILL');
  const { cluster } = openDataFolder(dataDir, pino({ level: 'silent' }));
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid !== undefined && isServerOf(pid, cluster)) process.kill(pid, 'SIGKILL');
}

function embeddedConnection(dataDir: string): pg.ClientConfig {
  const { cluster } = openDataFolder(dataDir, pino({ level: 'silent' }));
  const host = readPostmasterFile(cluster)?.socketFolder;
  if (!host) throw new Error('The embedded server does not run');
  return { host, user: 'ai_compass', database: 'postgres' };
}

/** Opens a new connection for each query, because the server may have been replaced. */
function queryWith(connection: () => pg.ClientConfig) {
  return async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client({ ...connection(), connectionTimeoutMillis: 30_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
}

const unfinishedScans = "select count(*)::int as count from scans where status in ('scanning', 'analyzing')";
/**
 * Emails that were interrupted while being sent don't count, because the product marks them as uncertain only
 * after a while.
 */
const unfinished = `select (${unfinishedScans})
  + (select count(*) from outbox where status = 'queued')
  + (select count(*) from jobs.job where name = 'webhook' and state in ('created', 'retry', 'active')) as count`;

async function settle(query: ReturnType<typeof queryWith>): Promise<void> {
  const deadline = performance.now() + settleWithinMs;
  while (performance.now() < deadline) {
    const [row] = await query<{ count: string }>(unfinished).catch(() => []);
    if (row && Number(row.count) === 0) return;
    await sleep(100);
  }
}

async function startReceiver() {
  const completions: { auditId: number; key: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const payload = JSON.parse(body) as { id: string; event: string; data: { id: number } };
    if (payload.event === 'audit.completed') completions.push({ auditId: payload.data.id, key: payload.id });
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    completions,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
