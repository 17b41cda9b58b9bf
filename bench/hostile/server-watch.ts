import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../support/percentile.ts';
import { readTreeUse } from '../support/process-tree.ts';

export interface Felt {
  seconds: number;
  'health p50 ms': number;
  'health p95 ms': number;
  'health max ms': number;
  'main thread p90 ms': number | null;
  'main thread p99 ms': number | null;
  /** The maximum for the server and its child processes, such as PostgreSQL. */
  'memory MB': number;
}

const pauseMs = 10;
const pollIntervalMs = 500;

export function watchServer(
  url: string,
  pid: number,
  metricsToken: string,
): { during: (work: () => Promise<void>) => Promise<Felt> } {
  return {
    during: async (work) => {
      // Reading the metric resets it, so that it covers only this measurement.
      await readLag(url, metricsToken);
      const took: number[] = [];
      let memoryMb = readTreeUse(pid).memoryMb;
      let isOver = false;
      const looking = setInterval(() => {
        memoryMb = Math.max(memoryMb, readTreeUse(pid).memoryMb);
      }, pollIntervalMs);
      const startedAt = performance.now();
      const asking = (async () => {
        while (!isOver) {
          const askedAt = performance.now();
          await fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer());
          took.push(performance.now() - askedAt);
          await sleep(pauseMs);
        }
      })();
      try {
        await work();
      } finally {
        isOver = true;
        await asking;
        clearInterval(looking);
      }
      const round = (ms: number) => Math.round(ms * 10) / 10;
      return {
        seconds: Math.round((performance.now() - startedAt) / 1000),
        'health p50 ms': round(percentile(took, 0.5)),
        'health p95 ms': round(percentile(took, 0.95)),
        'health max ms': round(Math.max(...took)),
        ...(await readLag(url, metricsToken)),
        'memory MB': Math.round(memoryMb),
      };
    },
  };
}

async function readLag(
  url: string,
  token: string,
): Promise<Pick<Felt, 'main thread p90 ms' | 'main thread p99 ms'>> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const read = (name: string) => {
    const seconds = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1];
    return seconds === undefined ? null : Math.round(Number(seconds) * 10_000) / 10;
  };
  return { 'main thread p90 ms': read('p90'), 'main thread p99 ms': read('p99') };
}
