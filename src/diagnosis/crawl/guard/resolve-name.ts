import { lookup, Resolver } from 'node:dns/promises';
import { FetchError } from '../fetch-failure.ts';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

export type ResolveName = (name: string) => Promise<ResolvedAddress[]>;

/**
 * Queries the name servers without Node's thread pool, so an unresponsive server doesn't delay
 * other work; only `askSystem` uses the pool. Rejects with FetchError `name-not-found` or
 * `resolver-silent`.
 */
export function createNameResolver(servers: readonly string[], timeoutMs: number): ResolveName {
  return async (name) => {
    const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 2), tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(silent(name)), timeoutMs);
    });
    try {
      return await Promise.race([askBoth(resolver, name, servers.length === 0), silence]);
    } finally {
      clearTimeout(timer);
      resolver.cancel();
    }
  };
}

async function askBoth(resolver: Resolver, name: string, system: boolean): Promise<ResolvedAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = [...found(four, 4), ...found(six, 6)];
  if (addresses.length > 0) return addresses;
  const codes = [four, six].map((answer) => (answer.status === 'rejected' ? errorCode(answer.reason) : ''));
  if (system && codes.includes('ECONNREFUSED')) return await askSystem(name);
  if (codes.some((code) => code === 'ETIMEOUT' || code === 'ECONNREFUSED')) throw silent(name);
  throw nameNotFound(name);
}

/**
 * Used if one of the system's own name servers refuses the connection: the system may resolve names in another
 * way, such as a hosts file.
 */
async function askSystem(name: string): Promise<ResolvedAddress[]> {
  try {
    // The trailing dot keeps the system from appending our own network's search domains.
    const answers = await lookup(name.endsWith('.') ? name : `${name}.`, { all: true });
    return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch (cause) {
    throw nameNotFound(name, cause);
  }
}

function found(answer: PromiseSettledResult<string[]>, family: 4 | 6): ResolvedAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

function errorCode(reason: unknown): string {
  return reason instanceof Error && 'code' in reason ? String(reason.code) : '';
}

function silent(name: string): FetchError {
  return new FetchError('resolver-silent', `The DNS server didn't respond when we looked up ${name}.`);
}

export function nameNotFound(name: string, cause?: unknown): FetchError {
  return new FetchError('name-not-found', `We couldn’t find a website at ${name}.`, { cause });
}
