import type { Count } from './measured-accuracy.ts';

const z = 1.96;

/** Wilson's 95% interval (1927), each end from 0 to 1. Requires `of` above 0. */
export function likelyShare({ right, of }: Count): { low: number; high: number } {
  const share = right / of;
  const weight = 1 + z ** 2 / of;
  const middle = (share + z ** 2 / (2 * of)) / weight;
  const reach = (z / weight) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
