import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContenderReport } from './contender-report.ts';

/** Clock ticks a second in /proc on Linux. */
const ticksPerSecond = 100;

/** Crawls with wget or wget2, which fetch and follow but extract nothing; null when it is not installed. */
export async function runWget(
  program: 'wget' | 'wget2',
  port: number,
  concurrency: number,
): Promise<ContenderReport | null> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-wget-'));
  const parallel = program === 'wget2' ? [`--max-threads=${concurrency}`] : [];
  const args = [
    '--recursive',
    '--level=inf',
    '--no-verbose',
    '--no-parent',
    ...parallel,
    `--directory-prefix=${folder}`,
  ];
  const startedAt = performance.now();
  const child = spawn(program, [...args, `http://127.0.0.1:${port}/`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let cpuMs = 0;
  let peakRssMb = 0;
  const sample = async () => {
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((file) => readFile(`/proc/${child.pid}/${file}`, 'utf8')),
    );
    const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
    cpuMs = ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    peakRssMb = Number(/VmHWM:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024;
  };
  const timer = setInterval(() => void sample().catch(() => {}), 20);
  const started = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false)).on('close', () => resolve(true));
  });
  clearInterval(timer);
  const wallMs = performance.now() - startedAt;
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await rm(folder, { recursive: true, force: true });
  if (!started) return null;
  // It asks for robots.txt of its own accord.
  const pages = files.filter((file) => file.isFile() && file.name !== 'robots.txt').length;
  return { pages, wallMs, cpuMs, peakRssMb };
}
