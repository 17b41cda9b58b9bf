import { rmSync } from 'node:fs';
import { startProduct } from '../../tests/support/product.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';

const atOnce = 20;
const idleCalls = 100;
const password = 'a password for the benchmark';

export interface AtOnce {
  reports: number;
  firstMs: number;
  lastMs: number;
  idle: Latency;
  busy: Latency;
}

interface Latency {
  calls: number;
  p50Ms: number;
  p95Ms: number;
  longestMs: number;
}

export async function measureAtOnce(toSubmission: (n: number) => object): Promise<AtOnce> {
  const dataDir = makeTestFolder('bench-pdf');
  const product = await startProduct({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    OPERATOR_PASSWORD: password,
  });
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${product.url}${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const post = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  try {
    const session = await post('/api/admin/session', { password });
    const headers = { cookie: session.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const ids: number[] = [];
    for (let n = 0; n <= atOnce; n += 1) {
      const made = (await (await post('/api/audits/manual', toSubmission(n))).json()) as { id: number };
      ids.push(made.id);
    }
    const [read = 0, ...asked] = ids;
    const getReport = async (id: number) =>
      (await call(`/api/audits/${id}/report`, { headers })).arrayBuffer();
    const readOther = async () => void (await (await call(`/api/audits/${read}/tasks`)).arrayBuffer());
    await getReport(read);
    await timeCalls(readOther, (times) => times.length < idleCalls);
    const idle = await timeCalls(readOther, (times) => times.length < idleCalls);
    const startedAt = performance.now();
    const came: number[] = [];
    const reports = asked.map(async (id) => {
      await getReport(id);
      came.push(performance.now() - startedAt);
    });
    const busy = await timeCalls(readOther, () => came.length < atOnce);
    await Promise.all(reports);
    return { reports: atOnce, firstMs: Math.min(...came), lastMs: Math.max(...came), idle, busy };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeCalls(
  call: () => Promise<void>,
  goOn: (times: readonly number[]) => boolean,
): Promise<Latency> {
  const times: number[] = [];
  while (goOn(times)) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    calls: times.length,
    p50Ms: at(0.5) ?? Number.NaN,
    p95Ms: at(0.95) ?? Number.NaN,
    longestMs: at(1) ?? Number.NaN,
  };
}
