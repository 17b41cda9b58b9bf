import helmet from '@fastify/helmet';
import type { ApiInstance } from '../api-types.ts';

/** Screens and calls about one company, or behind a token: no search engine keeps them. */
const notForSearchEngines = /^\/(?:api|diagnosis|report|verify|unsubscribe|delete|admin|audit)(?:\/|\?|$)/i;

/** Nothing of these is used, so no script that slips in may either. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every answer. Scripts come from our own files only; styles may stand inline because the
 * component library sets them. HSTS and the upgrade of plain requests need a public https address,
 * else a visitor of a plain one would be sent where nobody listens.
 */
export async function addSecurityHeaders(app: ApiInstance, publicUrl: string): Promise<void> {
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (notForSearchEngines.test(request.url)) reply.header('x-robots-tag', 'noindex');
  });
}
