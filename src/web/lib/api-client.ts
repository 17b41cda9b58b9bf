import { ApiError, readErrorText } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** What a call may carry besides its path. A body is sent as JSON. */
export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the API with cookies and returns the parsed JSON, or undefined for an empty answer.
 * Throws an ApiError ("status: body text") for every answer that is not OK; what cannot be reached at all
 * rejects with the browser's own TypeError.
 */
export async function callApi(method: Method, path: string, options: CallOptions = {}): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, readErrorText(response, text), text);
  return text === '' ? undefined : JSON.parse(text);
}

/** The default read call: a GET whose JSON is parsed. */
export function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  return callApi('GET', path, { signal });
}

export function postJson(path: string, body?: unknown): Promise<unknown> {
  return callApi('POST', path, { body });
}

export function patchJson(path: string, body: unknown): Promise<unknown> {
  return callApi('PATCH', path, { body });
}

export function deleteJson(path: string): Promise<unknown> {
  return callApi('DELETE', path);
}
