import type { LanguageDefinition } from '#catalogue/lexicon/lexicon-schemas.ts';
import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { stemEnglish, stemmerOf } from './stem.ts';

export interface Word {
  text: string;
  index: number;
}

export interface TextRules {
  language: string;
  /** In lowercase. These words are removed from patterns and texts, unless a pattern requires them literally. */
  stopWords: ReadonlySet<string>;
  stem: (word: string) => string;
  wordsOf: (text: string) => Iterable<Word>;
  /** True if a one-word pattern matches only forms of that word, not every word with the same stem. */
  inflectsLoneWords: boolean;
}

/** Leaves out prepositions that change a verb's meaning (in, on, up, out, by, from). */
const englishStopWords =
  'a an the your our my his her their its this that these those of to for with and any all some';

export const englishRules: TextRules = {
  language: catalogLanguage,
  stopWords: new Set(englishStopWords.split(' ')),
  stem: stemEnglish,
  wordsOf: (text) => spacedWords(text, wordPattern),
  inflectsLoneWords: false,
};

export function rulesOf(definition: LanguageDefinition): TextRules {
  const { id, stopWords, segmented, elides } = definition;
  return {
    language: id,
    stopWords: new Set(stopWords.map((word) => word.toLowerCase())),
    stem: stemmerOf(definition),
    wordsOf: segmented
      ? segmentedWords(id)
      : (text) => spacedWords(text, elides ? elidingWordPattern : wordPattern),
    inflectsLoneWords: true,
  };
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const elidingWordPattern = /[\p{L}\p{N}]+/gu;

/** Uses `exec` in a loop, because `matchAll` is slower and this runs for every sentence. */
function spacedWords(text: string, pattern: RegExp): Word[] {
  const words: Word[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    words.push({ text: match[0], index: match.index });
  return words;
}

function segmentedWords(language: string): TextRules['wordsOf'] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return function* (text) {
    for (const { segment, index, isWordLike } of segmenter.segment(text))
      if (isWordLike) yield { text: segment, index };
  };
}
