import { ApiError, readErrorText } from './api-error.ts';
import { takeEarly } from './early-reads.ts';
import { ownerHeaders } from './embedded.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export interface ListPage {
  items: unknown;
  /** Path of the next page, from the Link header; null after the last. */
  next: string | null;
}

/**
 * Resolves to undefined for an empty response. Throws an ApiError if the status isn't OK, a
 * SyntaxError if the body isn't JSON, and the browser's own TypeError if there is no connection.
 */
export async function callApi(method: Method, path: string, options: CallOptions = {}): Promise<unknown> {
  return (await request(method, path, options)).body;
}

export async function getPage(path: string, signal?: AbortSignal): Promise<ListPage> {
  const { body, link } = await request('GET', path, { signal });
  return { items: body, next: /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null };
}

export interface TaggedAnswer {
  body: unknown;
  tag: string | null;
}

export function getTagged(path: string, signal?: AbortSignal): Promise<TaggedAnswer> {
  return request('GET', path, { signal });
}

export function callTagged(method: Method, path: string, options: CallOptions): Promise<TaggedAnswer> {
  return request(method, path, options);
}

async function request(
  method: Method,
  path: string,
  options: CallOptions,
): Promise<TaggedAnswer & { link: string | null }> {
  const response = await ((method === 'GET' ? takeEarly(path) : undefined) ?? send(method, path, options));
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, readErrorText(response, text), text);
  const { headers } = response;
  return {
    body: text === '' ? undefined : JSON.parse(text),
    tag: headers.get('etag'),
    link: headers.get('link'),
  };
}

function send(method: Method, path: string, options: CallOptions): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...ownerHeaders(),
      ...options.headers,
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  });
}

export function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  return callApi('GET', path, { signal });
}

export function postJson(path: string, body?: unknown): Promise<unknown> {
  return callApi('POST', path, { body });
}

export function deleteJson(path: string): Promise<unknown> {
  return callApi('DELETE', path);
}
