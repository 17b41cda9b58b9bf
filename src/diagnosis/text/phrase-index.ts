import { type PatternPart, parsePattern } from '#catalogue/signals/phrase-pattern.ts';
import type { TextRules } from './text-rules.ts';
import { patternWords, type Token, Vocabulary } from './tokenize.ts';

const gapWords = 3;

export interface PhraseMatch<Owner> {
  owner: Owner;
  /** Number of the pattern. Matches of different patterns count more than repeated matches of one. */
  pattern: number;
  start: number;
  end: number;
  /** Number of words skipped by gaps, not counting stop words. */
  skipped: number;
}

interface Entry<Owner> {
  owner: Owner;
  pattern: number;
}

interface Node<Owner> {
  next: Map<number, Node<Owner>> | null;
  gap: Node<Owner> | null;
  owners: Entry<Owner>[] | null;
  /** Continuations that are expanded only when a text reaches this node. */
  pending: { rest: Rest; entry: Entry<Owner> }[] | null;
}

interface Walk<Owner> {
  node: Node<Owner>;
  start: number;
  /** Words that may still be skipped; -1 outside a gap. */
  skips: number;
  skipped: number;
}

/**
 * All patterns of one language in one tree, so that a text is walked only once, whatever their number. The
 * tree is expanded on demand, because most phrases match nothing on a site beyond their first word.
 */
export class PhraseIndex<Owner> {
  readonly vocabulary: Vocabulary;
  private readonly root: Node<Owner> = newNode();
  private patterns = 0;
  private readonly compiled = new Map<string, CompiledPart[]>();

  constructor(rules: TextRules) {
    this.vocabulary = new Vocabulary(rules);
  }

  add(pattern: string, owner: Owner): void {
    const entry = { owner, pattern: this.patterns++ };
    const parts = this.compile(parsePattern(pattern), true);
    const shapes = shapesOf(parts);
    if (shapes & (noWord | (noWord << 3))) throw new Error(`"${pattern}" contains only stop words`);
    if (shapes & (oneWord << 3))
      throw new Error(`"${pattern}" says no more than one word; to require a stop word, write it as =our`);
    this.root.pending ??= [];
    this.root.pending.push({ rest: before(parts, null), entry });
  }

  private compile(parts: readonly PatternPart[], isWhole: boolean): CompiledPart[] {
    const isAlone = isWhole && parts.length === 1;
    return parts.flatMap((part): CompiledPart[] => {
      if ('gap' in part) return ['gap'];
      if ('choice' in part) return [part.choice.map((inner) => this.compile(inner, isAlone))];
      const isLoneWord = isAlone && patternWords(part.word, this.vocabulary.rules).length === 1;
      const how = part.exact ? 'exact' : part.word.startsWith('*') ? 'ending' : isLoneWord ? 'alone' : 'stem';
      const key = `${how} ${part.word}`;
      const known = this.compiled.get(key);
      if (known) return known;
      const made = patternWords(part.word, this.vocabulary.rules).map((word) =>
        how !== 'exact' && this.vocabulary.isSmall(word) ? 'small' : this.vocabulary.add(word, how),
      );
      this.compiled.set(key, made);
      return made;
    });
  }

  match(tokens: readonly Token[]): PhraseMatch<Owner>[] {
    const matches: PhraseMatch<Owner>[] = [];
    let walks: Walk<Owner>[] = [];
    layOut(this.root);
    for (const token of tokens) {
      if (walks.length === 0 && !this.begins(token)) continue;
      const later: Walk<Owner>[] = [];
      const step = (node: Node<Owner> | undefined, start: number, skipped: number) => {
        if (!node) return;
        layOut(node);
        for (const { owner, pattern } of node.owners ?? [])
          matches.push({ owner, pattern, start, end: token.end, skipped });
        if (node.next) later.push({ node, start, skips: -1, skipped });
        if (node.gap) {
          layOut(node.gap);
          later.push({ node: node.gap, start, skips: gapWords, skipped });
        }
      };
      const advance = ({ stem, exact, ending, inflections }: Token) => {
        for (const { node, start, skipped } of walks) {
          if (stem !== 0) step(node.next?.get(stem), start, skipped);
          if (exact !== 0) step(node.next?.get(exact), start, skipped);
          if (ending !== 0) step(node.next?.get(ending), start, skipped);
        }
        if (stem !== 0) step(this.root.next?.get(stem), token.start, 0);
        if (exact !== 0) step(this.root.next?.get(exact), token.start, 0);
        if (ending !== 0) step(this.root.next?.get(ending), token.start, 0);
        for (const inflection of inflections) step(this.root.next?.get(inflection), token.start, 0);
      };
      advance(token);
      for (const other of token.others ?? []) advance(other);
      for (const walk of walks) {
        if (token.small) later.push(walk);
        else if (walk.skips > 0) {
          const { node, start, skips, skipped } = walk;
          later.push({ node, start, skips: skips - 1, skipped: skipped + 1 });
        }
      }
      walks = later;
    }
    return matches;
  }

  private begins({ stem, exact, ending, inflections, others }: Token): boolean {
    return stem !== 0 || exact !== 0 || ending !== 0 || inflections.length > 0 || others !== undefined;
  }
}

type CompiledPart = number | 'small' | 'gap' | CompiledPart[][];

type Rest = { part: CompiledPart; after: Rest } | null;

function before(parts: readonly CompiledPart[], after: Rest): Rest {
  return parts.reduceRight<Rest>((rest, part) => ({ part, after: rest }), after);
}

function layOut<Owner>(node: Node<Owner>): void {
  const { pending } = node;
  if (pending === null) return;
  node.pending = null;
  for (const { rest, entry } of pending) leadOn(node, rest, entry);
}

function leadOn<Owner>(node: Node<Owner>, rest: Rest, entry: Entry<Owner>): void {
  if (rest === null) {
    node.owners ??= [];
    // Alternatives with the same stem lead to the same node.
    if (node.owners.at(-1) !== entry) node.owners.push(entry);
    return;
  }
  const { part, after } = rest;
  if (part === 'small') leadOn(node, after, entry);
  else if (part === 'gap') {
    node.gap ??= newNode();
    note(node.gap, after, entry);
  } else if (typeof part === 'number') note(child(node, part), after, entry);
  else for (const inner of part) leadOn(node, before(inner, after), entry);
}

function note<Owner>(node: Node<Owner>, rest: Rest, entry: Entry<Owner>): void {
  node.pending ??= [];
  node.pending.push({ rest, entry });
}

/**
 * The shapes of all phrases that the parts can match, as a bit set. Bit `words` stands for phrases of that
 * many words (2 means two or more). The bit three positions higher stands for the same with an omitted stop
 * word.
 */
function shapesOf(parts: readonly CompiledPart[]): number {
  let shapes = noWord;
  for (const part of parts) {
    if (part === 'small') shapes = ((shapes & whole) << 3) | (shapes & dropped);
    else if (part !== 'gap') {
      const added =
        typeof part === 'number' ? oneWord : part.reduce((set, inner) => set | shapesOf(inner), 0);
      shapes = joined(shapes, added);
    }
  }
  return shapes;
}

const noWord = 0b000001;
const oneWord = 0b000010;
const whole = 0b000111;
const dropped = 0b111000;

function joined(first: number, second: number): number {
  let shapes = 0;
  for (let one = 0; one < 6; one += 1) {
    if ((first & (1 << one)) === 0) continue;
    for (let other = 0; other < 6; other += 1) {
      if ((second & (1 << other)) === 0) continue;
      const words = Math.min(2, (one % 3) + (other % 3));
      shapes |= 1 << (one > 2 || other > 2 ? words + 3 : words);
    }
  }
  return shapes;
}

function newNode<Owner>(): Node<Owner> {
  return { next: null, gap: null, owners: null, pending: null };
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
