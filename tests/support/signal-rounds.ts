import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteNames, startSiteServer } from '../sites/site-server.ts';
import { startProduct } from './product.ts';

export interface SignalRound {
  signal: NodeJS.Signals;
  given: 'once' | 'twice' | 'to the group';
  /** Time from the last scan request to the signal. */
  afterMs: number;
  ended: number | NodeJS.Signals | null;
  tookMs: number;
  serverLeft: boolean;
  output: string;
}

export interface SignalRoundsOptions {
  rounds: number;
  dataDir: string;
  signals?: readonly NodeJS.Signals[];
  withinMs?: number;
  chromiumPath?: string;
  random?: () => number;
}

const ways = ['once', 'twice', 'to the group'] as const;

export async function runSignalRounds(options: SignalRoundsOptions): Promise<SignalRound[]> {
  const { signals = ['SIGTERM'], withinMs = 2_500, chromiumPath, random = Math.random } = options;
  const sites = await startSiteServer({ latencyMs: 20 });
  const rendered = chromiumPath !== undefined;
  const names = rendered ? (['glasswing-studio', 'harbour-physio'] as const) : siteNames.slice(0, 4);
  const done: SignalRound[] = [];
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const product = await startProduct(
        {
          DATA_DIR: options.dataDir,
          CRAWL_RESOLVE: sites.crawlResolve,
          CRAWL_DNS_SERVERS: '127.0.0.1:9',
          CRAWL_RENDER: rendered ? 'unsandboxed' : 'off',
          ...(rendered ? { CHROMIUM_PATH: chromiumPath } : {}),
          LOG_LEVEL: 'info',
        },
        { ownGroup: true },
      );
      await Promise.all(names.map((name) => requestScan(product.url, `http://www.${name}.test`)));
      const afterMs = Math.round(random() * withinMs);
      await sleep(afterMs);
      const signal = signals[round % signals.length] ?? 'SIGTERM';
      const given = ways[round % ways.length] ?? 'once';
      const started = performance.now();
      if (given === 'to the group') process.kill(-(product.process.pid ?? 0), signal);
      const ending = given === 'to the group' ? product.ended : product.stop(signal);
      if (given === 'twice') product.process.kill(signal);
      const code = await ending;
      done.push({
        signal,
        given,
        afterMs,
        ended: code ?? product.process.signalCode,
        tookMs: Math.round(performance.now() - started),
        serverLeft: existsSync(join(options.dataDir, 'postgres', 'postmaster.pid')),
        output: product.output(),
      });
    }
  } finally {
    await sites.close();
  }
  return done;
}

async function requestScan(url: string, website: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const created = await post('/api/audits', {
    website,
    companyType: 'healthcare',
    domain: '',
    companySize: '1-10',
    // Without this, an earlier round's result would be reused.
    fresh: true,
  });
  const { id } = (await created.json()) as { id: number };
  await post(`/api/audits/${id}/scan`, {});
}
