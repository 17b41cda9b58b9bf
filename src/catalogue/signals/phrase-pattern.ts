/** A word (compared by its stem unless `exact`), or a gap of up to three words. */
export type PhraseStep = { word: string; exact: boolean } | { gap: true };

export type Phrase = readonly PhraseStep[];

/** An empty alternative makes a choice optional. */
export type PatternPart = PhraseStep | { choice: readonly (readonly PatternPart[])[] };

/** More phrases in one pattern are probably a mistake. */
const maxAlternatives = 1200;

/**
 * Parses a phrase pattern.
 *
 * - words are compared by their stem, so `schedule appointment` also finds "scheduling
 *   appointments"; articles, possessives, and a few more (`a an the your our my their his her its
 *   this that these those of to for with and any all some`) are ignored in pattern and text; `in on
 *   at by from up out` count, because they change a verb
 * - `(book|schedule|set up)` is a choice; an empty choice makes it optional: `(free|) estimate`;
 *   choices may contain choices
 * - `~` allows up to three words in between, within the same sentence
 * - `=word` compares the word itself, not its stem (in lower case, whatever the text's case); a stop word
 *   marked this way must occur: `=our support`
 *
 * Throws on unbalanced parentheses, an empty phrase, a gap at either end, or more than 1,200
 * phrases.
 */
export function parsePattern(pattern: string): readonly PatternPart[] {
  const known = parsed.get(pattern);
  if (known) return known;
  const parts = parse(pattern);
  parsed.set(pattern, parts);
  return parts;
}

const parsed = new Map<string, readonly PatternPart[]>();

function parse(pattern: string): readonly PatternPart[] {
  const tokens = pattern.match(/[()|]|[^\s()|]+/g) ?? [];
  let position = 0;
  const sequence = (): PatternPart[] => {
    const parts: PatternPart[] = [];
    for (let token = tokens[position]; token !== undefined; token = tokens[position]) {
      if (token === '|' || token === ')') break;
      position++;
      parts.push(token === '(' ? { choice: choices() } : stepOf(token));
    }
    return parts;
  };
  const choices = (): PatternPart[][] => {
    const found = [sequence()];
    while (tokens[position] === '|') {
      position++;
      found.push(sequence());
    }
    if (tokens[position++] !== ')') throw new Error(`"${pattern}" has unbalanced parentheses`);
    return found;
  };
  const parts = sequence();
  if (position < tokens.length) throw new Error(`"${pattern}" has unbalanced parentheses`);
  check(parts, pattern);
  return parts;
}

export function parsePhrasePattern(pattern: string): Phrase[] {
  const phrases = new Map(
    expand(parsePattern(pattern)).map((phrase): [string, Phrase] => [JSON.stringify(phrase), phrase]),
  );
  return [...phrases.values()];
}

function stepOf(token: string): PhraseStep {
  if (token === '~') return { gap: true };
  return token.startsWith('=') ? { word: token.slice(1), exact: true } : { word: token, exact: false };
}

function check(parts: readonly PatternPart[], pattern: string): void {
  if (parts.every(mayBeEmpty)) throw new Error(`"${pattern}" has an empty alternative`);
  if (pattern.includes('~') && (mayHaveGapAt('start', parts) || mayHaveGapAt('end', parts)))
    throw new Error(`"${pattern}" begins or ends with a gap`);
  const count = countOf(parts);
  if (count > maxAlternatives) throw new Error(`"${pattern}" has ${count} alternatives`);
}

function mayBeEmpty(part: PatternPart): boolean {
  return 'choice' in part && part.choice.some((parts) => parts.every(mayBeEmpty));
}

function mayHaveGapAt(end: 'start' | 'end', parts: readonly PatternPart[]): boolean {
  for (let passed = 0; passed < parts.length; passed += 1) {
    const part = parts[end === 'start' ? passed : parts.length - 1 - passed];
    if (part === undefined || 'gap' in part) return true;
    if ('choice' in part && part.choice.some((inner) => inner.length > 0 && mayHaveGapAt(end, inner)))
      return true;
    if (!mayBeEmpty(part)) return false;
  }
  return false;
}

function countOf(parts: readonly PatternPart[]): number {
  return parts.reduce(
    (product, part) =>
      'choice' in part ? product * part.choice.reduce((sum, inner) => sum + countOf(inner), 0) : product,
    1,
  );
}

function expand(parts: readonly PatternPart[]): Phrase[] {
  return parts.reduce<Phrase[]>(
    (phrases, part) => {
      const ends: Phrase[] = 'choice' in part ? part.choice.flatMap(expand) : [[part]];
      return phrases.flatMap((phrase) => ends.map((end) => [...phrase, ...end]));
    },
    [[]],
  );
}
