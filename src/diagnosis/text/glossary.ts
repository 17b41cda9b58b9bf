import type { Glossary as Entries } from '#catalogue/lexicon/lexicon-schemas.ts';
import type { PhraseIndex, PhraseMatch } from './phrase-index.ts';
import type { TextRules, Word } from './text-rules.ts';
import { isInflection, type Token, type Vocabulary } from './tokenize.ts';

/** In words, of a translation. */
const maxWords = 4;
/** In letters. Shorter parts of a compound are probably not words. */
const minPart = 4;
const maxKnown = 50_000;

/** An English word or term, as a list of words. */
type Sense = readonly string[];

/** What a word of the text, or a part of it, may mean. */
interface Meaning {
  senses: readonly Sense[];
  start: number;
  end: number;
}

interface Span {
  text: string;
  start: number;
  end: number;
}

/** Translates words and terms into English, but no grammar: enough to find phrases, not to read. */
export class Glossary {
  private readonly rules: TextRules;
  private readonly splitsCompounds: boolean;
  private readonly english: ReadonlySet<string>;
  private readonly written = new Map<string, Sense[]>();
  private readonly stemmed = new Map<string, { words: string; sense: Sense }[]>();
  /** By the first stem of a term: its largest number of words. */
  private readonly longest = new Map<string, number>();
  private readonly partsOfWord = new Map<string, readonly (readonly Sense[])[]>();

  constructor(entries: Entries, rules: TextRules, splitsCompounds: boolean) {
    this.rules = rules;
    this.splitsCompounds = splitsCompounds;
    this.english = new Set(Object.keys(entries));
    for (const [english, translations] of Object.entries(entries))
      for (const translation of translations) this.add(translation, english.split(' '));
  }

  private add(translation: string, sense: Sense): void {
    const words = this.wordsIn(translation).map(({ text }) => text.toLowerCase());
    const stems = words.map(this.rules.stem);
    const [first] = stems;
    if (first === undefined || words.length > maxWords) return;
    addTo(this.written, words.join(' '), sense);
    addTo(this.stemmed, stems.join(' '), { words: words.join(' '), sense });
    this.longest.set(first, Math.max(words.length, this.longest.get(first) ?? 0));
  }

  /** Matches in either order of words, because many languages put the noun first: "limpieza de alfombras". */
  matchesIn<Owner>(span: Span, index: PhraseIndex<Owner>): PhraseMatch<Owner>[] {
    const tokens = this.tokensOf(span, index.vocabulary);
    const matches = index.match(tokens);
    const seen = new Set(matches.map(({ pattern }) => pattern));
    const others = index.match(backward(tokens)).filter(({ pattern }) => !seen.has(pattern));
    return [...matches, ...others.map((match) => ({ ...match, start: match.end, end: match.start }))];
  }

  /** A word with several meanings counts as a part of each. */
  englishWordsFor(text: string): { word: string; share: number }[] {
    return this.meaningsIn(text).flatMap(({ senses }) =>
      senses.flatMap((sense) => sense.map((word) => ({ word, share: 1 / senses.length }))),
    );
  }

  /** A word without a translation stays as a token that no pattern contains. */
  private tokensOf({ text, start, end }: Span, vocabulary: Vocabulary): Token[] {
    return this.meaningsIn(text.slice(start, end)).flatMap((meaning) =>
      tokensFor({ ...meaning, start: start + meaning.start, end: start + meaning.end }, vocabulary),
    );
  }

  private wordsIn(text: string): Word[] {
    return Array.from(this.rules.wordsOf(text)).filter(
      (word) => !this.rules.stopWords.has(word.text.toLowerCase()),
    );
  }

  private meaningsIn(text: string): Meaning[] {
    const words = this.wordsIn(text).map((word) => ({ ...word, text: word.text.toLowerCase() }));
    const meanings: Meaning[] = [];
    for (let at = 0; at < words.length; ) {
      const { parts, count } = this.longestAt(words, at);
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) break;
      for (const senses of parts)
        meanings.push({ senses, start: first.index, end: last.index + last.text.length });
      at += count;
    }
    return meanings;
  }

  private longestAt(
    words: readonly Word[],
    at: number,
  ): { parts: readonly (readonly Sense[])[]; count: number } {
    const word = words[at]?.text ?? '';
    const most = Math.min(this.longest.get(this.rules.stem(word)) ?? 1, words.length - at);
    for (let count = most; count > 1; count -= 1) {
      const senses = this.sensesOf(words.slice(at, at + count).map(({ text }) => text));
      if (senses) return { parts: [senses], count };
    }
    const known = this.partsOfWord.get(word);
    const parts = known ?? this.partsOf(word);
    if (!known && this.partsOfWord.size < maxKnown) this.partsOfWord.set(word, parts);
    return { parts, count: 1 };
  }

  private sensesOf(words: readonly string[]): readonly Sense[] | undefined {
    const text = words.join(' ');
    const written = this.written.get(text);
    if (written) return written;
    const senses = this.stemmed
      .get(words.map(this.rules.stem).join(' '))
      ?.flatMap(({ words: known, sense }) => (words.length > 1 || isInflection(known, text) ? [sense] : []));
    return senses && senses.length > 0 ? senses : undefined;
  }

  private partsOf(word: string): readonly (readonly Sense[])[] {
    const whole = this.sensesOf([word]);
    if (whole) return [whole];
    const parts = this.splitsCompounds ? this.partsOfCompound(word) : [];
    if (parts.length > 0) return parts;
    // A word that English shares, such as "yoga", has no entry; a false friend, such as French "chair", has one.
    return [this.english.has(word) ? [] : [[word]]];
  }

  /** None unless all parts are known. */
  private partsOfCompound(word: string): (readonly Sense[])[] {
    for (let at = minPart; at <= word.length - minPart; at += 1) {
      const head = this.sensesOf([word.slice(at)]);
      if (!head) continue;
      const rest = word.slice(0, at);
      const first = this.sensesOf([rest]) ?? this.sensesOf([rest.replace(linkingLetters, '')]);
      if (first) return [first, head];
      const before = this.partsOfCompound(rest);
      if (before.length > 0) return [...before, head];
    }
    return [];
  }
}

/** Between the parts of German and Dutch compounds. */
const linkingLetters = /(?:es|en|er|s|n|e)$/;

function addTo<Entry>(entries: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = entries.get(key);
  if (known) known.push(entry);
  else entries.set(key, [entry]);
}

function tokensFor({ senses, start, end }: Meaning, vocabulary: Vocabulary): Token[] {
  const look = (word: string): Token => ({ ...vocabulary.look(word), small: false, start, end });
  const words = senses.flatMap((sense) => (sense.length === 1 ? sense : [])).map(look);
  const [first = look(''), ...others] = words;
  const term = senses.find(({ length }) => length > 1);
  if (!term) return [others.length > 0 ? { ...first, others } : first];
  const tokens = term.map(look);
  const last = tokens.pop() ?? first;
  return [...tokens, words.length > 0 ? { ...last, others: words } : last];
}

/** Start and end are exchanged too, so that a match begins with the end of its last word. */
function backward(tokens: readonly Token[]): Token[] {
  const turn = ({ others, ...token }: Token): Token => ({
    ...token,
    start: token.end,
    end: token.start,
    ...(others ? { others: others.map(turn) } : {}),
  });
  return tokens.map(turn).reverse();
}
