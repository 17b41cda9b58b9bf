// The browser's only access to the network. The guard checks each address and opens the connection.
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuardedNetwork } from '../guard/guarded-network.ts';
import { siteDomain } from '../site-scope.ts';
import type { RequestBudget } from './request-budget.ts';

export interface FilteringProxy {
  /** `http://127.0.0.1:port`, for the browser's proxy setting. */
  server: string;
  cutOff: (address: string) => void;
  close: () => Promise<void>;
}

export interface ProxyRules {
  network: Pick<GuardedNetwork, 'judge' | 'open'>;
  budget: Pick<RequestBudget, 'takeConnection' | 'takeTunnel'>;
}

export interface ProxyLimits {
  maxConnections: number;
  maxConnectionBytes: number;
  maxBytes: number;
}

export async function startFilteringProxy(rules: ProxyRules, limits: ProxyLimits): Promise<FilteringProxy> {
  const sockets = new Set<Duplex>();
  const remotes = new Map<Duplex, string>();
  const way: Way = {
    ...rules,
    limitBytes: byteLimit(limits),
    note: (remote, address) => {
      remotes.set(remote, siteDomain(address));
      remote.on('close', () => remotes.delete(remote));
    },
  };
  const server = createServer((request, response) => {
    forward(way, request, response).catch(() => refuse(response));
  });
  server.maxConnections = limits.maxConnections;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.on('connect', (request: IncomingMessage, client: Duplex) => {
    client.on('error', () => {});
    tunnel(way, request.url ?? '', client).catch(() => {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    server: `http://127.0.0.1:${port}`,
    cutOff: (address) => {
      for (const [remote, domain] of remotes) if (domain === siteDomain(address)) remote.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Way extends ProxyRules {
  limitBytes: LimitBytes;
  note: (remote: Duplex, address: string) => void;
}

async function tunnel(
  { network, budget, limitBytes, note }: Way,
  target: string,
  client: Duplex,
): Promise<void> {
  const url = URL.parse(`https://${target}`);
  // A tunnel to port 80 would be for a WebSocket; plain http requests don't use tunnels.
  if (!url || url.port === '80' || network.judge(url) !== null) throw new Error('not allowed');
  await take(() => budget.takeTunnel(url.href));
  const remote = await network.open(url.hostname, Number(url.port) || 443);
  note(remote, url.href);
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  limitBytes(remote);
  remote.on('error', () => client.destroy()).on('close', () => client.destroy());
  client.on('close', () => remote.destroy());
  remote.pipe(client).pipe(remote);
}

async function forward(
  { network, budget, limitBytes, note }: Way,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '');
  if (url?.protocol !== 'http:' || network.judge(url) !== null) throw new Error('not allowed');
  await take(() => budget.takeConnection(url.href));
  const remote = await network.open(url.hostname, Number(url.port) || 80);
  note(remote, url.href);
  response.on('close', () => remote.destroy());
  const { 'proxy-connection': _hopByHop, ...headers } = request.headers;
  const outgoing = httpRequest({
    createConnection: () => remote,
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, connection: 'close' },
  });
  outgoing.on('error', () => (response.headersSent ? response.destroy() : refuse(response)));
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    limitBytes(answer);
    answer.on('error', () => response.destroy()).on('close', () => response.end());
    answer.pipe(response);
  });
  request.pipe(outgoing);
}

/**
 * The browser reports each request. After a redirect, the report may come a moment later than the connection,
 * so check again.
 */
async function take(isTaken: () => boolean): Promise<void> {
  if (isTaken()) return;
  await sleep(noticeMs);
  if (!isTaken()) throw new Error('not allowed');
}

const noticeMs = 200;

type LimitBytes = (stream: Readable) => void;

function byteLimit({ maxConnectionBytes, maxBytes }: ProxyLimits): LimitBytes {
  let allBytes = 0;
  return (stream) => {
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      allBytes += chunk.length;
      if (bytes > maxConnectionBytes || allBytes > maxBytes) stream.destroy();
    });
  };
}

function refuse(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(403, { 'content-length': '0' });
  response.end();
}
