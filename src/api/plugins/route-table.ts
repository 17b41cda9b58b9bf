import type { ApiInstance } from '../api-types.ts';

export interface RouteTable {
  list(): { method: string; url: string }[];
  methodsAt(path: string): string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: RouteTable;
  }
}

export function collectRoutes(app: ApiInstance): RouteTable {
  const routes: { method: string; url: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      routes.push({ method, url: route.url, pattern: patternOf(route.url) });
    }
  });
  const table: RouteTable = {
    list: () => routes.map(({ method, url }) => ({ method, url })),
    methodsAt: (path) => [
      ...new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method)),
    ],
  };
  app.decorate('routeTable', table);
  return table;
}

function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) =>
      part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}
