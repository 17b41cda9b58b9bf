import type { SignalLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { stemWord } from './stem.ts';

/** A word of a text: its number as a stem and as itself, and where it stands. */
export interface Token {
  stem: number;
  exact: number;
  /** A small word that some pattern asks for as it stands; the others read over it. */
  small: boolean;
  start: number;
  end: number;
}

/**
 * Small words that carry no meaning in a phrase and are left out of patterns and texts alike.
 * Prepositions that change a verb (in, on, up, out, by, from) stay.
 */
const smallWords: Record<SignalLanguage, ReadonlySet<string>> = {
  en: new Set([
    'a',
    'an',
    'the',
    'your',
    'our',
    'my',
    'his',
    'her',
    'their',
    'its',
    'this',
    'that',
    'these',
    'those',
    'of',
    'to',
    'for',
    'with',
    'and',
    'any',
    'all',
    'some',
  ]),
  de: new Set([
    'der',
    'die',
    'das',
    'den',
    'dem',
    'des',
    'ein',
    'eine',
    'einen',
    'einem',
    'einer',
    'ihr',
    'ihre',
    'ihren',
    'unser',
    'unsere',
    'unseren',
    'und',
    'für',
    'mit',
    'zu',
    'zum',
    'zur',
  ]),
  fr: new Set([
    'le',
    'la',
    'les',
    'l',
    'un',
    'une',
    'des',
    'du',
    'de',
    'd',
    'votre',
    'vos',
    'notre',
    'nos',
    'et',
    'à',
    'au',
    'aux',
    'pour',
    'avec',
  ]),
  es: new Set([
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'unos',
    'unas',
    'de',
    'del',
    'su',
    'sus',
    'tu',
    'tus',
    'nuestro',
    'nuestra',
    'nuestros',
    'nuestras',
    'y',
    'a',
    'al',
    'para',
    'con',
  ]),
};

/** Number of every word and stem the patterns use; 0 stands for a word that no pattern has. */
export class Vocabulary {
  readonly language: SignalLanguage;
  private readonly numbers = new Map<string, number>();
  private readonly cache = new Map<string, { stem: number; exact: number; small: boolean }>();
  /** Patterns use few words many times: each is stemmed once. */
  private readonly patternStems = new Map<string, string>();

  constructor(language: SignalLanguage) {
    this.language = language;
  }

  /** The number of a pattern's word, given when it is new. */
  add(word: string, exact: boolean): number {
    this.cache.clear();
    const key = exact ? this.key(word, true) : this.patternStem(word);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.numbers.size + 1);
    return this.numbers.size;
  }

  isSmall(word: string): boolean {
    return smallWords[this.language].has(word.toLowerCase());
  }

  look(word: string): { stem: number; exact: number; small: boolean } {
    const known = this.cache.get(word);
    if (known) return known;
    const found = {
      stem: this.numbers.get(this.key(word, false)) ?? 0,
      exact: this.numbers.get(`=${word}`) ?? this.numbers.get(`=${word.toLowerCase()}`) ?? 0,
      small: this.isSmall(word),
    };
    if (this.cache.size < 50_000) this.cache.set(word, found);
    return found;
  }

  private patternStem(word: string): string {
    const known = this.patternStems.get(word);
    if (known !== undefined) return known;
    const stem = this.key(word, false);
    this.patternStems.set(word, stem);
    return stem;
  }

  private key(word: string, exact: boolean): string {
    return exact ? `=${word}` : stemWord(word.toLowerCase().replaceAll('’', "'"), this.language);
  }
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const frenchWordPattern = /[\p{L}\p{N}]+/gu;

/** The words of `text` between two offsets that are not small words. A hyphen parts words, an apostrophe does not. */
export function tokenise(text: string, start: number, end: number, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  const pattern = vocabulary.language === 'fr' ? frenchWordPattern : wordPattern;
  for (const match of text.slice(start, end).matchAll(pattern)) {
    const { stem, exact, small } = vocabulary.look(match[0]);
    if (small && exact === 0) continue;
    const from = start + match.index;
    tokens.push({ stem: small ? 0 : stem, exact, small, start: from, end: from + match[0].length });
  }
  return tokens;
}

/** The words of a pattern's step, which a hyphen may part too ("walk-in"). */
export function patternWords(word: string, language: SignalLanguage): string[] {
  return word.match(language === 'fr' ? frenchWordPattern : wordPattern) ?? [];
}
