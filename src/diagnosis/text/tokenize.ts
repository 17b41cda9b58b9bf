import type { TextRules } from './text-rules.ts';

export interface Token {
  stem: number;
  exact: number;
  inflections: readonly number[];
  /** Number of the longest ending in the patterns (such as `*reinigung`) that the word's stem ends with; 0 if none. */
  ending: number;
  /** True for a stop word that some pattern requires literally; other patterns skip it. */
  small: boolean;
  start: number;
  end: number;
  /** Other words that the text's word may mean; only translated texts have any. */
  others?: readonly Token[];
}

type WordNumbers = Omit<Token, 'start' | 'end' | 'others'>;

/** Assigns a number to every word, stem, and ending in the patterns; 0 means that no pattern contains it. */
export class Vocabulary {
  readonly rules: TextRules;
  private readonly numbers = new Map<string, number>();
  private readonly cache = new Map<string, WordNumbers>();
  private readonly patternStems = new Map<string, string>();
  private readonly loneWords = new Map<string, string[]>();
  private endings: string[] = [];

  constructor(rules: TextRules) {
    this.rules = rules;
  }

  add(word: string, how: 'stem' | 'exact' | 'ending' | 'alone'): number {
    this.cache.clear();
    const key = this.keyOf(word, how);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.numbers.size + 1);
    return this.numbers.size;
  }

  private keyOf(word: string, how: 'stem' | 'exact' | 'ending' | 'alone'): string {
    if (how === 'exact') return `=${word}`;
    if (how === 'ending') return this.endingKey(word);
    if (how === 'stem' || !this.rules.inflectsLoneWords) return this.patternStem(word);
    const stem = this.patternStem(word);
    const lone = this.loneWords.get(stem) ?? [];
    if (!lone.includes(word)) this.loneWords.set(stem, [...lone, word]);
    return `~${word}`;
  }

  isSmall(word: string): boolean {
    return this.rules.stopWords.has(word.toLowerCase());
  }

  look(word: string): WordNumbers {
    const known = this.cache.get(word);
    if (known) return known;
    const stem = this.stemOf(word);
    const ending = this.endings.find((one) => stem.endsWith(one));
    const small = this.isSmall(word);
    const found = {
      stem: small ? 0 : (this.numbers.get(stem) ?? 0),
      exact: this.numbers.get(`=${word}`) ?? this.numbers.get(`=${word.toLowerCase()}`) ?? 0,
      inflections: small ? none : this.inflectionsOf(word, stem),
      ending: ending === undefined || small ? 0 : (this.numbers.get(`*${ending}`) ?? 0),
      small,
    };
    if (this.cache.size < 50_000) this.cache.set(word, found);
    return found;
  }

  private inflectionsOf(word: string, stem: string): readonly number[] {
    const lone = this.loneWords.get(stem);
    if (!lone) return none;
    return lone.filter((one) => isInflection(one, word)).map((one) => this.numbers.get(`~${one}`) ?? 0);
  }

  private patternStem(word: string): string {
    const known = this.patternStems.get(word);
    if (known !== undefined) return known;
    const stem = this.stemOf(word);
    this.patternStems.set(word, stem);
    return stem;
  }

  private endingKey(word: string): string {
    const stem = this.stemOf(word);
    if (!this.endings.includes(stem))
      this.endings = [...this.endings, stem].sort((a, b) => b.length - a.length);
    return `*${stem}`;
  }

  private stemOf(word: string): string {
    return this.rules.stem(word.toLowerCase().replaceAll('’', "'"));
  }
}

const none: readonly number[] = [];

/**
 * Only the last two or three letters may differ, because a stemmer also conflates words that are merely similar:
 * Spanish "comida" (food) and "como", French "assurance" and "assurer".
 */
export function isInflection(one: string, other: string): boolean {
  const [a, b] = [withoutAccents(one), withoutAccents(other)];
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  return longer.length - same <= (shorter.length < longWord ? 2 : 3);
}

const longWord = 8;

function withoutAccents(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export function tokenize(text: string, start: number, end: number, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  for (const word of vocabulary.rules.wordsOf(text.slice(start, end))) {
    const found = vocabulary.look(word.text);
    if (found.small && found.exact === 0) continue;
    const { stem, exact, inflections, ending, small } = found;
    const from = start + word.index;
    tokens.push({ stem, exact, inflections, ending, small, start: from, end: from + word.text.length });
  }
  return tokens;
}

export function patternWords(word: string, { wordsOf }: TextRules): string[] {
  return Array.from(wordsOf(word), ({ text }) => text);
}
