import type { Gathered, Sign } from './gather-evidence.ts';

/**
 * Takes from general workflows the sentences that speak for a more specific one, so that one piece of
 * work is not named twice. Only a specific workflow that stands by itself takes anything.
 */
export function narrowWorkflows(
  gathered: readonly Gathered[],
  stands: (gathered: Gathered) => boolean,
): Gathered[] {
  const taken = new Map<string, Set<string>>();
  for (const specific of gathered) {
    const generals = specific.definition.narrows ?? [];
    if (generals.length === 0 || !stands(specific)) continue;
    for (const general of generals) {
      const keys = taken.get(general) ?? new Set<string>();
      for (const sign of specific.signs) keys.add(placeKey(sign));
      taken.set(general, keys);
    }
  }
  return gathered.map((entry) => {
    const keys = taken.get(entry.definition.id);
    return keys ? { ...entry, signs: entry.signs.filter((sign) => !keys.has(placeKey(sign))) } : entry;
  });
}

function placeKey({ hit, evidence, key }: Sign): string {
  if (hit) return `${hit.sentence.page} ${hit.sentence.block} ${hit.sentence.start}`;
  return evidence ? `${evidence.url} ${evidence.quote}` : key;
}
