import { networkInterfaces } from 'node:os';

/**
 * Addresses of this machine's own network cards, public ones included: behind them may listen what is meant for the
 * machine alone. An address that only a router in front of the machine has is not among them.
 */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) => cards?.map(({ address }) => address) ?? []);
}
