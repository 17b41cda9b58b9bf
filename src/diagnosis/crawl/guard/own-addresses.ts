import { networkInterfaces } from 'node:os';

/** Includes public addresses, because services meant only for this machine may listen there. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) => cards?.map(({ address }) => address) ?? []);
}
