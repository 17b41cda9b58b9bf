import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '#storage/database.ts';
import { findFreePort } from './free-port.ts';

export interface CuttableServer {
  port: number;
  cut(): Promise<void>;
  restore(): Promise<void>;
  freeze(): void;
  close(): Promise<void>;
}

export async function createCuttableServer(target: NetConnectOpts): Promise<CuttableServer> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const accept = (client: Socket) => {
    const upstream = connect(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!frozen) to.write(chunk);
      });
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => from.destroy());
    }
  };
  let server: Server = createServer(accept);
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server = createServer(accept);
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  // The port must stay free while this server is unavailable.
  const port = await findFreePort();
  await listen(port);
  return {
    port,
    cut,
    restore: () => {
      frozen = false;
      return listen(port);
    },
    freeze: () => {
      frozen = true;
    },
    close: cut,
  };
}

export async function putBehindFront(
  database: Pick<Database, 'connection'>,
): Promise<{ front: CuttableServer; url: string }> {
  const { target, url } = addressOf(database);
  const front = await createCuttableServer(target);
  url.host = `127.0.0.1:${front.port}`;
  return { front, url: url.href };
}

function addressOf({ connection }: Pick<Database, 'connection'>): { target: NetConnectOpts; url: URL } {
  if (connection.connectionString) {
    const url = new URL(connection.connectionString);
    return { target: { host: url.hostname, port: Number(url.port || 5432) }, url };
  }
  const url = new URL(`postgres://${connection.user}:unused@127.0.0.1/${connection.database}`);
  return { target: { path: join(String(connection.host), '.s.PGSQL.5432') }, url };
}
