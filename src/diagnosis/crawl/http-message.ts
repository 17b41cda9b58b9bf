import type { Dispatcher } from 'undici';

export interface KnownCopy {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

export function requestHeaders(
  userAgent: string,
  accept: string,
  known: KnownCopy | undefined,
  plain: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept,
    'accept-language': 'en;q=0.9, *;q=0.5',
    'accept-encoding': plain ? 'identity' : 'gzip, deflate, br, zstd',
  };
  if (known?.etag) headers['if-none-match'] = known.etag;
  if (known?.lastModified) headers['if-modified-since'] = known.lastModified;
  return headers;
}

export async function readRaw(
  answer: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<{ raw: Uint8Array; cut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) return { raw: Buffer.concat(chunks, maxBytes), cut: true };
  }
  return { raw: Buffer.concat(chunks, length), cut: false };
}

export function header(answer: Dispatcher.ResponseData, name: string): string | null {
  const value = answer.headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

export function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}
