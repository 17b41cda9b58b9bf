import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Shortens an address for the log so that it identifies a network rather than a person. */
export function truncateAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped.replace(/\d+$/, '0');
  if (!isIPv6(mapped)) return 'unknown';
  const [head = '', tail] = mapped.split('::');
  const groups = head === '' ? [] : head.split(':');
  const whole = tail === undefined ? groups : [...groups, '0', '0', '0'];
  return `${whole.slice(0, 3).join(':')}::`;
}

/** What rate limits count by: an IPv4 address or an IPv6 /64 network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
