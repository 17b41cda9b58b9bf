// All of a scan's connections, except those to name servers, are opened here, and only to addresses
// that are checked here or come from CRAWL_RESOLVE.
import { BlockList, connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { Agent, type buildConnector, type Dispatcher } from 'undici';
import type { NetworkOptions } from '../crawl-types.ts';
import { FetchError, type FetchFailure } from '../fetch-failure.ts';
import { addressRefusal } from './address-rules.ts';
import { ownAddresses } from './own-addresses.ts';
import { createNameResolver, nameNotFound, type ResolvedAddress } from './resolve-name.ts';

export interface GuardSettings {
  resolveTimeoutMs: number;
  connectTimeoutMs: number;
  /** Maximum number of concurrent connections to one origin. */
  connections: number;
  trustedCertificates?: string;
  openTcp?: (addresses: readonly ResolvedAddress[], port: number) => Socket;
  ownAddresses?: () => readonly string[];
  /**
   * Whether errors distinguish a name that leads to a private machine from one that doesn't exist. Off for
   * visitors' requests, because the difference would reveal which names our internal name server knows.
   */
  tellsInnerNames?: boolean;
}

export interface GuardedNetwork {
  dispatcher: Dispatcher;
  judge: (url: URL) => FetchFailure | null;
  /**
   * Opens a TCP connection to a checked address of the host, or to the one that CRAWL_RESOLVE gives, which
   * isn't checked. Rejects with FetchError or the socket's error.
   */
  open: (host: string, port: number) => Promise<Socket>;
  close: () => Promise<void>;
}

export function createGuardedNetwork(options: NetworkOptions, settings: GuardSettings): GuardedNetwork {
  const resolveName = createNameResolver(options.dnsServers, settings.resolveTimeoutMs);
  const openTcp = settings.openTcp ?? openTcpTo;
  const own = new BlockList();
  for (const address of (settings.ownAddresses ?? ownAddresses)()) {
    own.addAddress(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }

  function refusalOf(address: string): FetchFailure | null {
    const isOwn = own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    const refusal = addressRefusal(address) ?? (isOwn ? 'our own machine' : null);
    return refusal === null ? null : notAllowed(`The address leads to ${refusal}, not to a public website.`);
  }

  function judge(url: URL): FetchFailure | null {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      return notAllowed(`We don't read addresses that begin with ${url.protocol}`);
    }
    if (url.username || url.password)
      return notAllowed("We don't read addresses with a user name or password.");
    if (options.resolve.has(url.hostname)) return null;
    if (url.port !== '') return notAllowed(`Port ${url.port} isn't allowed, only 80 and 443.`);
    const host = bareHost(url.hostname);
    return isIP(host) ? refusalOf(host) : null;
  }

  async function open(hostname: string, port: number): Promise<Socket> {
    const host = bareHost(hostname);
    const exempt = options.resolve.get(hostname);
    if (exempt) {
      const family = isIP(exempt.address) === 6 ? 6 : 4;
      return await connected(openTcp([{ address: exempt.address, family }], exempt.port ?? port));
    }
    if (port !== 80 && port !== 443) {
      throw new FetchError('address-not-allowed', `Port ${port} isn't allowed, only 80 and 443.`);
    }
    const resolved = await addressesOf(host);
    const allowed = resolved.filter(({ address }) => refusalOf(address) === null);
    if (allowed.length === 0) {
      if (isIP(host) === 0 && !settings.tellsInnerNames) throw nameNotFound(host);
      const refusal = refusalOf(resolved[0]?.address ?? '');
      throw new FetchError(
        'address-not-allowed',
        refusal?.message ?? "The address doesn't lead to a public website.",
      );
    }
    return await connected(openTcp(allowed, port));
  }

  async function addressesOf(host: string): Promise<ResolvedAddress[]> {
    const family = isIP(host);
    if (family !== 0) return [{ address: host, family: family === 6 ? 6 : 4 }];
    return await resolveName(host);
  }

  async function connected(socket: Socket): Promise<Socket> {
    await established(socket, 'connect', settings.connectTimeoutMs);
    return socket;
  }

  const dispatcher = createDispatcher(open, settings);
  return { dispatcher, judge, open, close: async () => await dispatcher.destroy() };
}

function createDispatcher(open: GuardedNetwork['open'], settings: GuardSettings): Dispatcher {
  async function connect(target: buildConnector.Options): Promise<Socket | TLSSocket> {
    const secure = target.protocol === 'https:';
    const socket = await open(target.hostname, Number(target.port) || (secure ? 443 : 80));
    socket.setNoDelay(true);
    if (!secure) return socket;
    const host = bareHost(target.hostname);
    const tls = connectTls({
      socket,
      host,
      servername: isIP(host) ? '' : host,
      ALPNProtocols: ['http/1.1'],
      ca: settings.trustedCertificates,
    });
    await established(tls, 'secureConnect', settings.connectTimeoutMs);
    return tls;
  }

  return new Agent({
    allowH2: false,
    connections: settings.connections,
    pipelining: 1,
    connect: (target, callback) => {
      connect(target).then(
        (socket) => callback(null, socket),
        (error: Error) => callback(error, null),
      );
    },
  });
}

function openTcpTo(addresses: readonly ResolvedAddress[], port: number): Socket {
  return connectTcp({
    host: 'checked',
    port,
    autoSelectFamily: true,
    lookup: (_name, wanted, callback) => {
      const first = addresses[0];
      if (wanted.all) callback(null, [...addresses]);
      else if (first) callback(null, first.address, first.family);
    },
  });
}

async function established(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  timeoutMs: number,
): Promise<void> {
  // A socket may fail after it connects and before its caller listens. Without a listener, that error would
  // be uncaught.
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      const message = "The server didn't accept the connection in time.";
      socket.destroy(new FetchError('connect-timeout', message));
    };
    let last: NodeJS.Immediate | undefined;
    // If this process was stalled, the event may already be pending. `setImmediate` lets the event be handled
    // first.
    const timer = setTimeout(() => {
      last = setImmediate(giveUp);
    }, timeoutMs);
    const settle = (error?: Error) => {
      clearTimeout(timer);
      clearImmediate(last);
      socket.off(event, settle).off('error', settle).off('close', closed);
      if (error) reject(error);
      else resolve();
    };
    const closed = () =>
      settle(new FetchError('incomplete', 'The server closed the connection immediately.'));
    socket
      .once(event, () => settle())
      .once('error', settle)
      .once('close', closed);
  });
}

function bareHost(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

function notAllowed(message: string): FetchFailure {
  return { kind: 'address-not-allowed', message };
}
