import type { InjectOptions } from 'fastify';
import type { ApiInstance } from '#api/api-types.ts';
import { testOrigin } from './test-api.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Empty if the body isn't JSON. */
  body: Record<string, unknown>;
  text: string;
  bytes: Buffer;
}

export interface TestBrowser {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  cookies(): string;
}

/** Sends requests in process like a browser: keeps cookies, and sends its origin with every write. */
export function createTestBrowser(app: ApiInstance, options: { address?: string } = {}): TestBrowser {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const ask = async (request: InjectOptions): Promise<Answer> => {
    const response = await app.inject({
      remoteAddress: options.address ?? '127.0.0.1',
      ...request,
      headers: {
        host: new URL(testOrigin).host,
        ...(jar.size > 0 ? { cookie: cookies() } : {}),
        ...request.headers,
      },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (gone) jar.delete(name);
      else jar.set(name, value);
    }
    const json =
      String(response.headers['content-type']).startsWith('application/json') && response.body !== '';
    return {
      status: response.statusCode,
      headers: response.headers,
      body: json ? JSON.parse(response.body) : {},
      text: response.body,
      bytes: response.rawPayload,
    };
  };

  return {
    cookies,
    get: (path, headers = {}) => ask({ method: 'GET', url: path, headers }),
    send: (method, path, body, headers = {}) =>
      ask({
        method,
        url: path,
        headers: {
          origin: testOrigin,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}
