import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A TCP port of loopback that was free a moment ago. Lower than those that a system gives to whoever asks for any, so that
 * nobody else is given it between now and the start of what shall listen there.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
