import { networkInterfaces } from 'node:os';

/**
 * Addresses of this machine's own network interfaces, including public ones: services meant only for this machine may
 * listen there. Does not include addresses that only a router in front of the machine has.
 */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) => cards?.map(({ address }) => address) ?? []);
}
