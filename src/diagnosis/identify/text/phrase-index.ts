import { parsePhrasePattern } from '#catalogue/signals/phrase-pattern.ts';
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
  next: Map<number, Node<Owner>>;
  gap: Node<Owner> | null;
  owners: { owner: Owner; pattern: number }[];
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
    const number = this.patterns++;
    for (const phrase of parsePhrasePattern(pattern)) {
      let node = this.root;
      let left = 0;
      let dropped = 0;
      for (const step of phrase) {
        if ('gap' in step) {
          node.gap ??= newNode();
          node = node.gap;
          continue;
        }
        const words = patternWords(step.word, this.vocabulary.language);
        for (const word of words) {
          if (!step.exact && this.vocabulary.isSmall(word)) {
            dropped++;
            continue;
          }
          left++;
          node = child(node, this.vocabulary.add(word, step.exact));
        }
      }
      if (left === 0) throw new Error(`"${pattern}" consists of small words only`);
      if (left === 1 && dropped > 0) throw new Error(`"${pattern}" says no more than one word: write =our`);
      if (!node.owners.some((entry) => entry.pattern === number))
        node.owners.push({ owner, pattern: number });
    }
  }

  /** Every match in the tokens of one sentence. */
  match(tokens: readonly Token[]): PhraseMatch<Owner>[] {
    const matches: PhraseMatch<Owner>[] = [];
    let walks: Walk<Owner>[] = [];
    for (const token of tokens) {
      const later: Walk<Owner>[] = [];
      const step = (node: Node<Owner> | undefined, start: number) => {
        if (!node) return;
        for (const entry of node.owners) matches.push({ ...entry, start, end: token.end });
        if (node.next.size > 0) later.push({ node, start, skips: -1 });
        if (node.gap) later.push({ node: node.gap, start, skips: gapWords });
      };
      for (const walk of walks) {
        if (token.stem !== 0) step(walk.node.next.get(token.stem), walk.start);
        if (token.exact !== 0) step(walk.node.next.get(token.exact), walk.start);
        if (token.small) later.push(walk);
        else if (walk.skips > 0) later.push({ ...walk, skips: walk.skips - 1 });
      }
      if (token.stem !== 0) step(this.root.next.get(token.stem), token.start);
      if (token.exact !== 0) step(this.root.next.get(token.exact), token.start);
      walks = later;
    }
    return matches;
  }
}

function newNode<Owner>(): Node<Owner> {
  return { next: new Map(), gap: null, owners: [] };
}

function child<Owner>(node: Node<Owner>, word: number): Node<Owner> {
  let found = node.next.get(word);
  if (!found) {
    found = newNode();
    node.next.set(word, found);
  }
  return found;
}
