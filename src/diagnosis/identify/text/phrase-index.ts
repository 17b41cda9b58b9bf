import { type PatternPart, parsePattern } from '#catalogue/signals/phrase-pattern.ts';
import type { SignalLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { patternWords, type Token, Vocabulary } from './tokenise.ts';

/** Words that a gap may leave out. */
const gapWords = 3;

export interface PhraseMatch<Owner> {
  owner: Owner;
  /** Number of the pattern, unique within the index: two patterns that match say more than one twice. */
  pattern: number;
  /** Offsets of the matched words in the text. */
  start: number;
  end: number;
}

interface Node<Owner> {
  /** By the number of the word; null while there is none. */
  next: Map<number, Node<Owner>> | null;
  gap: Node<Owner> | null;
  owners: { owner: Owner; pattern: number }[] | null;
}

interface Walk<Owner> {
  node: Node<Owner>;
  start: number;
  /** Words that may still be skipped; -1 outside a gap. */
  skips: number;
}

/** All patterns of one language in one tree, so that a text is walked once however many there are. */
export class PhraseIndex<Owner> {
  readonly vocabulary: Vocabulary;
  private readonly root: Node<Owner> = newNode();
  private patterns = 0;

  constructor(language: SignalLanguage) {
    this.vocabulary = new Vocabulary(language);
  }

  add(pattern: string, owner: Owner): void {
    const entry = { owner, pattern: this.patterns++ };
    const parts = this.compile(parsePattern(pattern));
    walk(this.root, parts, 0, { words: 0, dropped: false }, (node, { words, dropped }) => {
      if (words === 0) throw new Error(`"${pattern}" consists of small words only`);
      if (words === 1 && dropped) throw new Error(`"${pattern}" says no more than one word: write =our`);
      node.owners ??= [];
      // Alternatives of one stem lead to the same place.
      if (node.owners.at(-1) !== entry) node.owners.push(entry);
    });
  }

  /** The parts with words as numbers, each looked up once however many phrases it stands in. */
  private compile(parts: readonly PatternPart[]): CompiledPart[] {
    return parts.flatMap((part): CompiledPart[] => {
      if ('gap' in part) return ['gap'];
      if ('choice' in part) return [part.choice.map((inner) => this.compile(inner))];
      return patternWords(part.word, this.vocabulary.language).map((word) =>
        !part.exact && this.vocabulary.isSmall(word) ? 'small' : this.vocabulary.add(word, part.exact),
      );
    });
  }

  /** Every match in the tokens of one sentence. */
  match(tokens: readonly Token[]): PhraseMatch<Owner>[] {
    const matches: PhraseMatch<Owner>[] = [];
    let walks: Walk<Owner>[] = [];
    for (const token of tokens) {
      const later: Walk<Owner>[] = [];
      const step = (node: Node<Owner> | undefined, start: number) => {
        if (!node) return;
        for (const entry of node.owners ?? []) matches.push({ ...entry, start, end: token.end });
        if (node.next) later.push({ node, start, skips: -1 });
        if (node.gap) later.push({ node: node.gap, start, skips: gapWords });
      };
      for (const walk of walks) {
        if (token.stem !== 0) step(walk.node.next?.get(token.stem), walk.start);
        if (token.exact !== 0) step(walk.node.next?.get(token.exact), walk.start);
        if (token.small) later.push(walk);
        else if (walk.skips > 0) later.push({ ...walk, skips: walk.skips - 1 });
      }
      if (token.stem !== 0) step(this.root.next?.get(token.stem), token.start);
      if (token.exact !== 0) step(this.root.next?.get(token.exact), token.start);
      walks = later;
    }
    return matches;
  }
}

/** A word's number, a small word that is left out, a gap, or a choice of further parts. */
type CompiledPart = number | 'small' | 'gap' | CompiledPart[][];

interface Path {
  words: number;
  dropped: boolean;
}

/** Goes every way the parts lead from a node, making nodes that are not there, and calls `arrive` at each end. */
function walk<Owner>(
  node: Node<Owner>,
  parts: readonly CompiledPart[],
  index: number,
  path: Path,
  arrive: (node: Node<Owner>, path: Path) => void,
): void {
  const part = parts[index];
  if (part === undefined) arrive(node, path);
  else if (part === 'small') walk(node, parts, index + 1, { ...path, dropped: true }, arrive);
  else if (part === 'gap') {
    node.gap ??= newNode();
    walk(node.gap, parts, index + 1, path, arrive);
  } else if (typeof part === 'number')
    walk(child(node, part), parts, index + 1, { ...path, words: path.words + 1 }, arrive);
  else
    for (const inner of part)
      walk(node, inner, 0, path, (end, there) => walk(end, parts, index + 1, there, arrive));
}

function newNode<Owner>(): Node<Owner> {
  return { next: null, gap: null, owners: null };
}

function child<Owner>(node: Node<Owner>, word: number): Node<Owner> {
  node.next ??= new Map();
  let found = node.next.get(word);
  if (!found) {
    found = newNode();
    node.next.set(word, found);
  }
  return found;
}
