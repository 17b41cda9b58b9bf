import type { ApiInstance } from '../api-types.ts';

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Behind an untrusted proxy, all visitors appear to have the proxy's address, so they share one
 * rate limit and may be mistaken for one visitor.
 */
export function warnOfUntrustedProxy(app: ApiInstance, trustProxy: readonly string[]): void {
  if (trustProxy.length > 0) return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || !forwardedHeaders.some((name) => request.headers[name] !== undefined)) return;
    warned = true;
    request.log.warn(
      { event: 'proxy-not-trusted' },
      "Requests come through a proxy, but TRUST_PROXY is not set, so all visitors appear to share one address. Set it to the proxy's address.",
    );
  });
}
