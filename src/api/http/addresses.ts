import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address as the log keeps it: version 4 without its last number, version 6 with its first three
 * groups only, so that it names a network and not a person.
 */
export function truncateAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped.replace(/\d+$/, '0');
  if (!isIPv6(mapped)) return 'unknown';
  const [head = '', tail] = mapped.split('::');
  const groups = head === '' ? [] : head.split(':');
  const whole = tail === undefined ? groups : [...groups, '0', '0', '0'];
  return `${whole.slice(0, 3).join(':')}::`;
}
