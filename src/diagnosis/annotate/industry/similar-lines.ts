import type { LineWords } from '#catalogue/knowledge/line-words.ts';
import { once } from '#shared/once.ts';
import type { PageFacts, TextBlock } from '../../read/page-facts.ts';
import type { Glossary } from '../../text/glossary.ts';
import { stemEnglish } from '../../text/stem.ts';

/** Weight of each occurrence of a word, by where it appears. Tuned on development sites. */
const weights = { title: 4, homeHeading: 4, homeText: 2, heading: 1, text: 0.3 };

interface Index {
  stems: ReadonlyMap<string, number>;
  lines: readonly (readonly [id: string, vector: readonly number[]])[];
}

const indexes = new WeakMap<LineWords, () => Index>();

/**
 * Similarity (0 to 1) of a site's text to the catalog's texts about each line of business, by line
 * id: the cosine of their weighted stems. A text in another language is compared word by word, by way
 * of `glossary`.
 */
export function similarLines(
  pages: readonly PageFacts[],
  words: LineWords,
  glossary?: Glossary,
): Map<string, number> {
  const index = indexes.get(words) ?? once(() => indexOf(words));
  indexes.set(words, index);
  const { stems, lines } = index();
  const stemOf = new Map<string, string>();
  const counts = new Float64Array(words.stems.length);
  const add = (text: string, weight: number) => {
    const count = (word: string, share: number) => {
      const stem = stemOf.get(word) ?? stemEnglish(word);
      stemOf.set(word, stem);
      const at = stems.get(stem);
      if (at !== undefined) counts[at] = (counts[at] ?? 0) + weight * share;
    };
    if (glossary) for (const { word, share } of glossary.englishWordsFor(text)) count(word, share);
    else for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) count(word, 1);
  };
  for (const page of pages) {
    const isHome = page.kind === 'home';
    add(page.title, isHome ? weights.title * 2 : weights.title);
    for (const block of page.blocks) add(block.text, weightOf(block, isHome));
  }
  const vector = counts.map((count, at) => Math.log1p(count) * (words.rarity[at] ?? 0));
  const length = Math.hypot(...vector) || 1;
  return new Map(
    lines.map(([id, line]) => {
      let product = 0;
      for (let at = 0; at < line.length; at += 2)
        product += (vector[line[at] ?? 0] ?? 0) * (line[at + 1] ?? 0);
      return [id, product / length / 1000];
    }),
  );
}

function indexOf({ stems, lines }: LineWords): Index {
  return { stems: new Map(stems.map((stem, at) => [stem, at])), lines: Object.entries(lines) };
}

function weightOf(block: TextBlock, isHome: boolean): number {
  if (block.section !== 'main') return weights.text;
  const isHeading = block.kind === 'heading';
  if (isHome) return isHeading ? weights.homeHeading : weights.homeText;
  return isHeading ? weights.heading : weights.text;
}
