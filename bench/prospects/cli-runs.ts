import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Use, watchUse } from './watch-use.ts';

export interface CliRun extends Use {
  seconds: number;
  failed: number;
}

const script = fileURLToPath(new URL('../../src/cli/diagnose.ts', import.meta.url));

export async function runLoop(
  websites: readonly string[],
  environment: Record<string, string>,
  folder: string,
): Promise<CliRun> {
  const startedAt = performance.now();
  const total: CliRun = { seconds: 0, failed: 0, cpuSeconds: 0, maxMemoryMb: 0 };
  for (const [n, website] of websites.entries()) {
    const { code, use } = await runCommand([website, '--json', join(folder, `loop-${n}.json`)], environment);
    total.cpuSeconds += use.cpuSeconds;
    total.maxMemoryMb = Math.max(total.maxMemoryMb, use.maxMemoryMb);
    if (code !== 0) total.failed += 1;
  }
  return { ...total, seconds: (performance.now() - startedAt) / 1000 };
}

export async function runListCommand(
  websites: readonly string[],
  environment: Record<string, string>,
  folder: string,
): Promise<CliRun> {
  const list = join(folder, 'list.txt');
  await writeFile(list, websites.join('\n'));
  const startedAt = performance.now();
  const { code, use } = await runCommand(['--list', list, '--out', join(folder, 'made')], environment);
  return { seconds: (performance.now() - startedAt) / 1000, failed: code === 0 ? 0 : 1, ...use };
}

async function runCommand(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; use: Use }> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const watch = watchUse(() => (child.exitCode === null && child.pid ? [child.pid] : []));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, use: watch.end() };
}
