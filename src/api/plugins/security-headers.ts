import helmet from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../api-types.ts';

/** Screens and calls about one company, or behind a token: no search engine keeps them. */
const notForSearchEngines =
  /^\/(?:api|diagnosis|report|verify|unsubscribe|delete|admin|audit|embed)(?:\/|\?|$)/i;

/** Nothing of these is used, so no script that slips in may either. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every answer. No page may stand in a frame but the embedded form, and that only on the operator's own sites. Scripts come from our own files only; styles may stand inline because the
 * component library sets them. HSTS and the upgrade of plain requests need a public https address,
 * else a visitor of a plain one would be sent where nobody listens.
 */
export async function addSecurityHeaders(
  app: ApiInstance,
  publicUrl: string,
  embedOrigins: readonly string[],
): Promise<void> {
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
    allowEmbedding(request, reply, embedOrigins);
  });
}

/** The embedded form may stand in a frame of the allowed origins, and its script in a page of any. */
function allowEmbedding(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  const [path] = request.url.split('?', 1);
  if (path === '/embed.js') reply.header('cross-origin-resource-policy', 'cross-origin');
  if (path !== '/embed') return;
  const ancestors = ["'self'", ...origins].join(' ');
  const policy = String(reply.getHeader('content-security-policy'));
  reply
    .header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`),
    )
    .removeHeader('x-frame-options');
}
