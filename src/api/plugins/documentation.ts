import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { ApiInstance } from '../api-types.ts';

/** Must be called before the routes are registered. */
export async function describeApi(app: ApiInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI Compass API',
        version,
        description:
          'Diagnoses a business from its website. Visitors need no account: the browser that creates a diagnosis owns it through a cookie. Error responses are `{error, message, code, fields?}`.',
      },
      tags: [
        { name: 'Diagnosis', description: 'Creating and reading a diagnosis' },
        { name: 'Editing', description: 'Changing a diagnosis; only for its owner and the operator' },
        { name: 'Contact', description: 'Inquiries and reports' },
        { name: 'Operator', description: 'Administration; only for the signed-in operator' },
        { name: 'Service', description: 'Health and configuration' },
      ],
    },
    transform: jsonSchemaTransform,
  });
}

export async function showDocumentation(app: ApiInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    uiConfig: { validatorUrl: null, deepLinking: true, docExpansion: 'list' },
    theme: {
      title: 'AI Compass API',
      css: [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
  let document: Buffer | null = null;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
