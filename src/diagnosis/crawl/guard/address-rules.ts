import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Why we must not connect to an IP address, worded to follow "leads to"; null if we may connect.
 * Ranges of an unknown kind are refused. Sources: IANA special-purpose registries, RFC 6890.
 */
export function addressRefusal(address: string): string | null {
  if (isIP(address) === 0) return 'nowhere';
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) {
    return cloudServices.has(parsed.toString()) ? rangeRefusal('private') : rangeRefusal(parsed.range());
  }
  if (parsed.zoneId) return rangeRefusal('linkLocal');
  const special = rangeRefusal(parsed.range());
  if (special) return special;
  if (!parsed.match(globalUnicast)) return rangeRefusal('reserved');
  return furtherRefused.some((range) => parsed.match(range)) ? rangeRefusal('reserved') : null;
}

/**
 * Public addresses at which a cloud provides internal services to its virtual machines: Azure's host agent
 * and name server.
 */
const cloudServices = new Set(['168.63.129.16']);

/** The only IPv6 block from which global unicast addresses have been assigned so far (RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Blocks within `globalUnicast` that belong to no public host: documentation (RFC 3849, RFC 9637) and the
 * former 6bone (RFC 3701).
 */
const furtherRefused = ['2001:db8::/32', '3fff::/20', '3ffe::/16'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

const rangeNames: Readonly<Record<string, string>> = {
  unspecified: 'no specific machine',
  broadcast: 'an entire network',
  multicast: 'an entire network',
  linkLocal: 'a private network',
  loopback: 'our own machine',
  carrierGradeNat: "a carrier's internal network",
  private: 'a private network',
  uniqueLocal: 'a private network',
  deprecatedSiteLocal: 'a private network',
  ipv4Mapped: 'a disguised IPv4 address',
  rfc6145: 'a disguised IPv4 address',
  rfc6052: 'a disguised IPv4 address',
  '6to4': 'a tunnel',
  teredo: 'a tunnel',
  amt: 'a tunnel',
};

function rangeRefusal(range: string): string | null {
  return range === 'unicast' ? null : (rangeNames[range] ?? 'a reserved address');
}
