export type PlainPart =
  | { word: string }
  | { choice: readonly PlainPart[][]; optional: boolean }
  | { gap: number };

export type PhraseListDefinition = readonly string[] | PlacedPhrases;

export interface PlacedPhrases {
  anywhere?: readonly string[] | undefined;
  start?: readonly string[] | undefined;
  end?: readonly string[] | undefined;
  whole?: readonly string[] | undefined;
  /**
   * A phrase doesn't count if one of these words comes right after it (`notBefore`) or right before it
   * (`notAfter`).
   */
  notBefore?: readonly string[] | undefined;
  notAfter?: readonly string[] | undefined;
  cased?: boolean | undefined;
}

/**
 * Parses a phrase that must match word for word, unlike the wordings of workflows: no stemming, no stop words
 * skipped.
 * - `visit(s)`: letters in parentheses are optional; `schedul*`, `*wear`: any letters may follow or precede
 * - `(we|our team)` is a choice, `(also|)` an optional one
 * - `~` allows up to three words in between, `~2` up to two
 * - `'` matches either apostrophe
 * Throws on unbalanced parentheses, an empty phrase, or a gap at either end.
 */
export function parsePlainPhrase(phrase: string): PlainPart[] {
  const tokens = phrase.match(tokenPattern) ?? [];
  if (tokens.join('') !== phrase.replaceAll(' ', ''))
    throw new Error(`"${phrase}" has unbalanced parentheses`);
  let position = 0;
  const sequence = (): PlainPart[] => {
    const parts: PlainPart[] = [];
    for (let token = tokens[position]; token !== undefined; token = tokens[position]) {
      if (token === '|' || token === ')') break;
      position += 1;
      if (token === '(') parts.push(choice());
      else parts.push(token.startsWith('~') ? { gap: Number(token.slice(1) || maxGap) } : { word: token });
    }
    return parts;
  };
  const choice = (): PlainPart => {
    const all = [sequence()];
    while (tokens[position] === '|') {
      position += 1;
      all.push(sequence());
    }
    if (tokens[position] !== ')') throw new Error(`"${phrase}" has unbalanced parentheses`);
    position += 1;
    const filled = all.filter((parts) => parts.length > 0);
    return { choice: filled, optional: filled.length < all.length };
  };
  const parts = sequence();
  if (position < tokens.length) throw new Error(`"${phrase}" has unbalanced parentheses`);
  if (parts.every((part) => 'choice' in part && part.optional))
    throw new Error(`"${phrase}" would match empty text`);
  if ([parts[0], parts.at(-1)].some((part) => part && 'gap' in part))
    throw new Error(`"${phrase}" begins or ends with a gap`);
  return parts;
}

const maxGap = 3;

const tokenPattern = /\((?=[^()]*[|(])|[|)]|(?:[^\s()|]|\([^()|\s]+\))+/g;
