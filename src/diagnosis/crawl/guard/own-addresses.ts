import { networkInterfaces } from 'node:os';

/**
 * Addresses of this machine's network interfaces. They include public ones, because services meant only for
 * this machine may listen there. An address that only a router in front of the machine has is not included.
 */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) => cards?.map(({ address }) => address) ?? []);
}
