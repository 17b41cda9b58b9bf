import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hostOf } from './sites.ts';

export interface Sites {
  port: number;
  child: ChildProcess;
  resolve(first: number, count: number): string;
}

export async function startSites(): Promise<Sites> {
  const script = fileURLToPath(new URL('./site-server.ts', import.meta.url));
  const child = fork(script, [], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
  });
  return {
    port,
    child,
    resolve: (first, count) =>
      Array.from({ length: count }, (_, n) => `${hostOf(first + n)}=127.0.0.1:${port}`).join(','),
  };
}
