import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import type { ApiInstance } from '../api-types.ts';
import { collectRoutes } from './route-table.ts';

it('knows which methods a path accepts', async () => {
  const app: ApiInstance = Fastify().withTypeProvider<ZodTypeProvider>();
  const table = collectRoutes(app);
  await app.register(
    async (api) => {
      api.get('/audits/:id', async () => null);
      api.delete('/audits/:id', async () => null);
      api.get('/files/*', async () => null);
      api.get('/a.b', async () => null);
    },
    { prefix: '/api' },
  );
  await app.ready();
  expect(table.methodsAt('/api/audits/5').sort()).toEqual(['DELETE', 'GET', 'HEAD']);
  expect(table.methodsAt('/api/audits/5/tasks')).toEqual([]);
  expect(table.methodsAt('/api/files/a/b.css')).toEqual(['GET', 'HEAD']);
  expect(table.methodsAt('/api/axb')).toEqual([]);
  expect(app.routeTable.list()).toContainEqual({ method: 'DELETE', url: '/api/audits/:id' });
  await app.close();
});
