import type { Signal } from './workflow-candidate.ts';

/** What each further sentence with the same pattern adds, as a share of the strength. */
const repeatedShare = 0.12;
const maxRepeats = 3;
/**
 * Weight of each further signal relative to the one before, so that many weak signals don't make a strong
 * one.
 */
const furtherShare = 0.75;

/**
 * Adds up signals, strongest first. Each pattern counts once, with its best sentence and a little for
 * repetition. Each further pattern has three quarters of the weight of the one before.
 */
export function strengthOf(signs: readonly Signal[]): number {
  const byKey = new Map<string, number[]>();
  for (const sign of signs) {
    const list = byKey.get(sign.key);
    if (list) list.push(sign.strength);
    else byKey.set(sign.key, [sign.strength]);
  }
  const best = [...byKey.values()]
    .map((list) => Math.max(...list) * (1 + repeatedShare * Math.min(maxRepeats, list.length - 1)))
    .sort((a, b) => b - a);
  return best.reduce((sum, strength, index) => sum + strength * furtherShare ** index, 0);
}

/**
 * The multiple of its minimum that a workflow must reach. More than 1 if a site with much text states the
 * work directly in at most one sentence, or if a site with even more text matches only one pattern; 1
 * otherwise, because a small site has no space for more mentions. On held-out sites, workflows found by a
 * single phrase were wrong three times in four (19 of 26 below 1.3 times their minimum).
 */
export function loneFactor(signs: readonly Signal[], wordsOfSite: number): number {
  const sentences = new Set(signs.flatMap(({ direct, hit }) => (direct && hit ? [hit.sentence] : [])));
  if (wordsOfSite > lone.sentence.fromWords && sentences.size <= 1) return lone.sentence.factor;
  const patterns = new Set(signs.map(({ key }) => key));
  return wordsOfSite > lone.pattern.fromWords && patterns.size === 1 ? lone.pattern.factor : 1;
}

const lone = { sentence: { fromWords: 800, factor: 1.3 }, pattern: { fromWords: 2500, factor: 1.25 } };
