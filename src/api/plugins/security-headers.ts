import helmet from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../api-types.ts';

const notForSearchEngines =
  /^\/(?:api|diagnosis|report|verify|unsubscribe|delete|admin|audit|embed)(?:\/|\?|$)/i;

/** Features that no page uses. They are turned off so that injected scripts can't use them either. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * With plain http, HSTS and `upgrade-insecure-requests` would send visitors to a port where nothing listens. The
 * component library needs inline styles.
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
