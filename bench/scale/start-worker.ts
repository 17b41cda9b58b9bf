import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface WorkerProcess {
  pid: number;
  steps: () => Record<string, number>[];
  stop(): Promise<void>;
}

export async function startWorker(
  databaseUrl: string,
  environment: Record<string, string>,
  nodeArguments: readonly string[] = [],
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [...nodeArguments, 'src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ROLE: 'worker',
      DATABASE_URL: databaseUrl,
      CRAWL_RENDER: 'off',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout.on('data', (data) => {
    const parts = (rest + data).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  await until(child, () => lines.some((line) => line.includes('"worker-ready"')));
  return {
    pid: child.pid ?? 0,
    steps: () =>
      lines.filter((line) => line.includes('"scan-completed"')).map((line) => JSON.parse(line).steps ?? {}),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function until(child: ChildProcess, isThere: () => boolean): Promise<void> {
  while (!isThere()) {
    if (child.exitCode !== null) throw new Error(`The worker ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
