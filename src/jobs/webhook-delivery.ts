import { Agent } from 'undici';
import type { Config } from '#app/config.ts';
import { createGuardedNetwork } from '#diagnosis/crawl/guard/guarded-network.ts';
import { createEventReader } from './read-event.ts';
import type { WebhookDelivery } from './webhook.handler.ts';

const connectTimeoutMs = 5_000;

/**
 * Unless private addresses are allowed, uses the crawler's network guard, so that a mistyped or hijacked address
 * doesn't lead into the operator's own network.
 */
export function createWebhookDelivery(
  config: Pick<Config, 'webhook' | 'crawl' | 'publicUrl'>,
  stores: Parameters<typeof createEventReader>[0],
  now: () => Date,
): WebhookDelivery | null {
  const { webhook, crawl, publicUrl } = config;
  if (webhook === null) return null;
  const { url, secret, allowPrivate } = webhook;
  const network = { resolve: crawl.resolve, dnsServers: crawl.dnsServers };
  const limits = {
    resolveTimeoutMs: connectTimeoutMs,
    connectTimeoutMs,
    connections: 2,
    tellsInnerNames: true,
  };
  return {
    url,
    secret,
    dispatcher: allowPrivate
      ? new Agent({ connections: 2, connect: { timeout: connectTimeoutMs } })
      : createGuardedNetwork(network, limits).dispatcher,
    read: createEventReader(stores, publicUrl),
    now,
  };
}
