import type { Signal } from './workflow-candidate.ts';

const repeatedShare = 0.12;
const maxRepeats = 3;
/** Each further signal counts less by this factor, so weak ones don't add up to a strong one. */
const furtherShare = 0.75;

export function strengthOf(signals: readonly Signal[]): number {
  const byKey = new Map<string, number[]>();
  for (const signal of signals) {
    const list = byKey.get(signal.key);
    if (list) list.push(signal.strength);
    else byKey.set(signal.key, [signal.strength]);
  }
  const best = [...byKey.values()]
    .map((list) => Math.max(...list) * (1 + repeatedShare * Math.min(maxRepeats, list.length - 1)))
    .sort((a, b) => b - a);
  return best.reduce((sum, strength, index) => sum + strength * furtherShare ** index, 0);
}

/**
 * Factor for the required strength, which is higher if only one sentence or one signal supports the
 * work: a site with a lot of text usually mentions its work more than once, but a small site has no
 * room for that.
 */
export function loneFactor(signals: readonly Signal[], wordsOfSite: number): number {
  const sentences = new Set(signals.flatMap(({ direct, hit }) => (direct && hit ? [hit.sentence] : [])));
  if (wordsOfSite > lone.sentence.fromWords && sentences.size <= 1) return lone.sentence.factor;
  const patterns = new Set(signals.map(({ key }) => key));
  return wordsOfSite > lone.pattern.fromWords && patterns.size === 1 ? lone.pattern.factor : 1;
}

const lone = { sentence: { fromWords: 800, factor: 1.3 }, pattern: { fromWords: 2500, factor: 1.25 } };
