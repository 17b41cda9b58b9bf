import {
  type PhraseListDefinition,
  type PlacedPhrases,
  type PlainPart,
  parsePlainPhrase,
} from '#catalogue/signals/plain-phrase.ts';

export interface FoundPhrase {
  text: string;
  start: number;
  end: number;
}

/** Matched without stemming. `parsePlainPhrase` explains the notation. */
export interface PhraseList {
  test(text: string): boolean;
  find(text: string): FoundPhrase | null;
  findAll(text: string): FoundPhrase[];
  replace(text: string, by: string): string;
}

/**
 * For a list defined in code. Page reading and the crawl need such lists, because their threads
 * don't load the knowledge.
 */
export function phraseList(definition: PhraseListDefinition): PhraseList {
  const pattern = compile(isPlaced(definition) ? definition : { anywhere: definition });
  const found = (match: RegExpExecArray): FoundPhrase => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  });
  return {
    test: (text) => {
      pattern.lastIndex = 0;
      return pattern.test(text);
    },
    find: (text) => {
      pattern.lastIndex = 0;
      const match = pattern.exec(text);
      return match && found(match);
    },
    findAll: (text) => Array.from(text.matchAll(pattern), found),
    replace: (text, by) => text.replace(pattern, by),
  };
}

function isPlaced(definition: PhraseListDefinition): definition is PlacedPhrases {
  return !Array.isArray(definition);
}

/** One regular expression for the whole list, because that is faster than walking the text word by word. */
function compile({ anywhere, start, end, whole, notBefore, notAfter, cased }: PlacedPhrases): RegExp {
  const places = [
    anywhere && either(anywhere),
    start && `^${either(start)}`,
    end && `${either(end)}$`,
    whole && `^${either(whole)}$`,
  ].filter((place) => place !== undefined);
  const before = notAfter ? `(?<!${either(notAfter)}[ -])` : '';
  const behind = notBefore ? `(?! ${either(notBefore)})` : '';
  return new RegExp(`${before}(?:${places.join('|')})${behind}`, cased ? 'g' : 'gi');
}

function either(list: readonly string[]): string {
  return `(?:${list.map((phrase) => sourceOf(parsePlainPhrase(phrase))).join('|')})`;
}

function sourceOf(parts: readonly PlainPart[]): string {
  let source = '';
  let begun = false;
  for (const part of parts) {
    const own =
      'word' in part ? sourceOfWord(part.word) : 'gap' in part ? anyWord : sourceOfChoice(part.choice);
    if ('gap' in part) source += begun ? `(?: ${own}){0,${part.gap}}` : `(?:${own} ){0,${part.gap}}`;
    else if ('choice' in part && part.optional) source += begun ? `(?: ${own})?` : `(?:${own} )?`;
    else {
      source += begun ? ` ${own}` : own;
      begun = true;
    }
  }
  return source;
}

function sourceOfChoice(choice: readonly (readonly PlainPart[])[]): string {
  return `(?:${choice.map(sourceOf).join('|')})`;
}

const anyWord = '[^\\s.,;:!?()]+';

function sourceOfWord(word: string): string {
  const opens = word.startsWith('*');
  const goesOn = word.endsWith('*');
  const body = word.slice(opens ? 1 : 0, goesOn ? -1 : undefined);
  const letters = [...body]
    .map((char) => (char === '(' ? '(?:' : char === ')' ? ')?' : char === "'" ? "['’]" : escaped(char)))
    .join('');
  const bare = body.replaceAll('(', '').replaceAll(')', '');
  return `${opens ? '' : edgeBefore(bare.charAt(0))}${letters}${goesOn ? '\\w*' : edgeBehind(bare.slice(-1))}`;
}

/** `\b` works only for ASCII letters, digits, and `_`. Symbols such as "$" have no boundary. */
function edgeBefore(char: string): string {
  return isAscii(char) ? '\\b' : isLetter(char) ? '(?<![\\wÀ-ɏ])' : '';
}

function edgeBehind(char: string): string {
  return isAscii(char) ? '\\b' : isLetter(char) ? '(?![\\wÀ-ɏ])' : '';
}

function isLetter(char: string): boolean {
  return char.toLowerCase() !== char.toUpperCase();
}

function isAscii(char: string): boolean {
  return char < '\x80' && (isLetter(char) || (char >= '0' && char <= '9') || char === '_');
}

function escaped(char: string): string {
  return '^$\\.*+?[]{}|/'.includes(char) ? `\\${char}` : char;
}
