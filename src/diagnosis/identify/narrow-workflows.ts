import type { Gathered, Sign } from './gather-evidence.ts';
import { strengthOf } from './strength.ts';

/** What a general workflow's own signs must reach, beside a specific one, as a multiple of its minimum. */
const besideFactor = 3;
/** The same of what nearly everybody does: who has tables reserved is asked other things too. */
const everybodysFactor = 1.5;

/**
 * Takes from general workflows the sentences that speak for a more specific one, so that one piece of
 * work is not named twice. Only a specific workflow that stands by itself takes anything; the general one
 * stays when it has plenty of its own, when it is a product's work (`isProduct`), or when it is what nearly everybody does
 * (`isEverybodys`) and nothing was taken.
 */
export function narrowWorkflows(
  gathered: readonly Gathered[],
  stands: (gathered: Gathered) => boolean,
  isProduct: (gathered: Gathered) => boolean,
  isEverybodys: (gathered: Gathered) => boolean,
): Gathered[] {
  const taken = new Map<string, Set<string>>();
  const takenByProduct = new Map<string, Set<string>>();
  for (const specific of gathered) {
    const generals = specific.definition.narrows ?? [];
    if (generals.length === 0 || !stands(specific)) continue;
    const into = isProduct(specific) ? takenByProduct : taken;
    for (const general of generals) {
      const keys = into.get(general) ?? new Set<string>();
      for (const sign of specific.signs) keys.add(placeKey(sign));
      into.set(general, keys);
    }
  }
  return gathered.flatMap((entry) => {
    const keys = taken.get(entry.definition.id);
    // What the product does takes nothing from what the vendor bids its visitors do.
    const productKeys = isProduct(entry) ? takenByProduct.get(entry.definition.id) : undefined;
    if (!keys && !productKeys) return [entry];
    const signs = entry.signs.filter(
      (sign) => !keys?.has(placeKey(sign)) && !productKeys?.has(placeKey(sign)),
    );
    if (isEverybodys(entry) && signs.length === entry.signs.length) return [entry];
    const direct = signs.filter((sign) => sign.direct);
    const rest = { ...entry, signs };
    // What a vendor's product does is other work than what the vendor itself does.
    const beside = isProduct(rest) ? 1 : isEverybodys(entry) ? everybodysFactor : besideFactor;
    return strengthOf(direct) >= entry.definition.minimumStrength * beside ? [rest] : [];
  });
}

function placeKey({ hit, evidence, key }: Sign): string {
  if (hit) return `${hit.sentence.page} ${hit.sentence.block} ${hit.sentence.start}`;
  return evidence ? `${evidence.url} ${evidence.quote}` : key;
}
