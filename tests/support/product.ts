import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Product {
  url: string;
  process: ChildProcess;
  output: () => string;
  /** Resolves with the exit code, or with null if a signal ended the process. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  ended: Promise<number | null>;
}

interface LaunchOptions {
  cwd?: string;
  readyWithinMs?: number;
  ownGroup?: boolean;
}

export async function startProduct(
  environment: Record<string, string>,
  options: LaunchOptions = {},
): Promise<Product> {
  const product = await launchProduct(environment, options);
  await product.ready;
  return product;
}

export async function launchProduct(
  environment: Record<string, string>,
  options: LaunchOptions = {},
): Promise<Product & { ready: Promise<void> }> {
  const port = environment.PORT ? Number(environment.PORT) : await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: options.cwd ?? root,
    env: { ...process.env, CI: '', RATE_LIMIT: 'off', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.ownGroup ?? false,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  const becomeReady = async () => {
    const deadline = Date.now() + (options.readyWithinMs ?? 180_000);
    while (!(await isReady(url))) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`The product ended before it was ready:\n${output}`);
      }
      if (Date.now() > deadline) {
        await stop('SIGKILL');
        throw new Error(`The product was not ready in time:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { url, process: child, output: () => output, stop, ended, ready: becomeReady() };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
}
