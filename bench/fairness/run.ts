// Measures how long visitors wait for a diagnosis while clients at other IP addresses have slow sites diagnosed,
// compared with an idle server.
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askingVisitor } from '../../tests/support/asking-visitor.ts';
import { startProduct } from '../../tests/support/product.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { option } from '../support/option.ts';
import { percentile } from '../support/percentile.ts';
import { readTreeUse } from '../support/process-tree.ts';

const defaults = { innocents: 10, attackers: 1, together: 0 };
/** The product's limit on new diagnoses per IP address and hour. */
const sitesOfAttacker = 20;
const slowSites = 2;
const pollIntervalMs = 250;
const pauseMs = 5_000;
const giveUpAfterMs = 1_200_000;

interface Waits {
  p50: number;
  p95: number;
  all: number[];
}

/** `--together N` also measures how long this many visitors wait if they all send their requests at once. */
export async function run(args: readonly string[]): Promise<void> {
  const number = (name: keyof typeof defaults) => Number(option(args, `--${name}`) ?? defaults[name]);
  const [innocents, attackers, together] = [number('innocents'), number('attackers'), number('together')];
  const hosts = {
    delayed: names('delayed', attackers * sitesOfAttacker),
    slow: names('slow', slowSites),
    site: names('site', 1 + 2 * innocents + together),
  };
  const sites = fork(fileURLToPath(new URL('./site-server.ts', import.meta.url)), [], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve) => {
    sites.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
  });
  const dataDir = makeTestFolder('bench-fairness');
  const product = await startProduct({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '127.0.0.1',
    CRAWL_RENDER: 'off',
    CRAWL_RESOLVE: Object.values(hosts)
      .flat()
      .map((host) => `${host}=127.0.0.1:${port}`)
      .join(','),
  });
  let visitors = 0;
  const visit = async () => {
    const visitor = askingVisitor(product.url, `198.18.${visitors >> 8}.${visitors & 255}`);
    return await waitFor(visitor, `http://${hosts.site[visitors++]}/`);
  };
  const memory = { maxMb: 0 };
  const watching = setInterval(() => {
    memory.maxMb = Math.max(memory.maxMb, readTreeUse(product.process.pid ?? 0).memoryMb);
  }, 1_000);
  try {
    await visit();
    const idle = await visitsBy(innocents, visit);
    const all = together === 0 ? [] : await Promise.all(Array.from({ length: together }, visit));
    for (let n = 0; n < attackers; n += 1) {
      const attacker = askingVisitor(product.url, `203.0.113.${n}`);
      const begun = hosts.delayed.slice(n * sitesOfAttacker, (n + 1) * sitesOfAttacker);
      for (const host of begun) await attacker.ask(`http://${host}/`);
    }
    for (const [n, host] of hosts.slow.entries())
      await askingVisitor(product.url, `203.0.113.${200 + n}`).ask(`http://${host}/`);
    const attacked = await visitsBy(innocents, visit);
    const measured = {
      idle: waitsOf(idle),
      attacked: waitsOf(attacked),
      'asking at once': all.length === 0 ? null : waitsOf(all),
    };
    print(measured, memory.maxMb);
    const file = option(args, '--json');
    const report = { innocents, attackers, together, load: loadavg()[0], ...memory, ...measured };
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    clearInterval(watching);
    await product.stop();
    sites.disconnect();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function visitsBy(count: number, visit: () => Promise<number>): Promise<number[]> {
  const visits: Promise<number>[] = [];
  while (visits.length < count) {
    await sleep(pauseMs);
    visits.push(visit());
  }
  return await Promise.all(visits);
}

function names(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${kind}-${n}.bench.test`);
}

async function waitFor(visitor: ReturnType<typeof askingVisitor>, website: string): Promise<number> {
  const startedAt = performance.now();
  const auditId = await visitor.ask(website);
  for (;;) {
    const status = await visitor.statusOf(auditId);
    const ms = performance.now() - startedAt;
    if (status === 'completed') return ms;
    if (status === 'failed' || ms > giveUpAfterMs) throw new Error(`${website} ended as ${status}`);
    await sleep(pollIntervalMs);
  }
}

function waitsOf(all: readonly number[]): Waits {
  return { p50: percentile(all, 0.5), p95: percentile(all, 0.95), all: [...all] };
}

function print(measured: Record<string, Waits | null>, memoryMb: number): void {
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  console.log('Seconds from request to diagnosis');
  console.table(
    Object.fromEntries(
      Object.entries(measured).flatMap(([name, waits]) =>
        waits === null ? [] : [[name, { p50: seconds(waits.p50), p95: seconds(waits.p95) }]],
      ),
    ),
  );
  console.log(
    `At most ${Math.round(memoryMb)} MB; the machine's load at the end ${loadavg()[0]?.toFixed(1)}.`,
  );
}
