import type { WithoutWords } from '#catalogue/lexicon/without-words-schema.ts';
import { bareHost } from '../text/address.ts';

type Platform = WithoutWords['links'][number];

/** Undefined for a platform's home page and for addresses outside the known platforms. */
export function platformOf(platforms: readonly Platform[], url: string): Platform | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, search } = new URL(url);
  // A subdomain of a platform is the organization's own page there: "salon.simplybook.it".
  const isFront = pathname === '/' && search === '' && bareHost(hostname).split('.').length < 3;
  return isFront
    ? undefined
    : platforms.find((platform) => platform.hosts.some((host) => isOn(hostname, host)));
}

function isOn(hostname: string, host: string): boolean {
  if (host.endsWith('.')) return hostname.startsWith(host) || hostname.includes(`.${host}`);
  return hostname === host || hostname.endsWith(`.${host}`);
}
