import type { Favicon } from './crawl-types.ts';
import { type FetchContext, fetchResource } from './fetch-resource.ts';
import type { RobotsRegister } from './robots-register.ts';

const maxCandidates = 3;

export async function fetchFavicon(
  context: FetchContext,
  register: RobotsRegister,
  home: string,
  icons: readonly string[],
  maxBytes: number,
): Promise<Favicon | null> {
  const usual = new URL('/favicon.ico', home).href;
  const candidates = [...new Set([...icons.slice(0, maxCandidates), usual])];
  const silent = new Set<string>();
  for (const address of candidates) {
    if (!URL.canParse(address) || !(address.startsWith('http:') || address.startsWith('https:'))) continue;
    const { host } = new URL(address);
    if (silent.has(host)) continue;
    const sameHost = host === new URL(home).host;
    if (sameHost && !(await register.policyFor(address)).allows(address)) continue;
    const outcome = await fetchResource(context, address, { accept: 'image/*', maxBytes });
    if (!outcome.ok && outcome.status === null) silent.add(host);
    if (!outcome.ok || outcome.resource.truncated) continue;
    const contentType = rasterType(outcome.resource.bytes);
    if (contentType) return { contentType, bytes: new Uint8Array(outcome.resource.bytes) };
  }
  return null;
}

export function rasterType(bytes: Uint8Array): Favicon['contentType'] | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  if (head.startsWith('\x00\x00\x01\x00') && bytes.length > 22) return 'image/x-icon';
  return null;
}
