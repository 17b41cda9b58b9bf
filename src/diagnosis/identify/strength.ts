import type { Sign } from './gather-evidence.ts';

/** What a pattern that stands in further sentences adds, as a share of its strength. */
const repeatedShare = 0.12;
const mostRepeats = 3;
/** Each further sign counts less than the one before: many weak ones do not make a strong one. */
const furtherShare = 0.75;

/**
 * Adds up signs: each pattern once with its best sentence and a little for repetition, strongest first,
 * each next one counting three quarters of the one before.
 */
export function strengthOf(signs: readonly Sign[]): number {
  const byKey = new Map<string, number[]>();
  for (const sign of signs) {
    const list = byKey.get(sign.key);
    if (list) list.push(sign.strength);
    else byKey.set(sign.key, [sign.strength]);
  }
  const best = [...byKey.values()]
    .map((list) => Math.max(...list) * (1 + repeatedShare * Math.min(mostRepeats, list.length - 1)))
    .sort((a, b) => b - a);
  return best.reduce((sum, strength, index) => sum + strength * furtherShare ** index, 0);
}
