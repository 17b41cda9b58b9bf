import type { TextBlock } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { type SentenceSpan, sentenceSpans } from '../text/sentences.ts';
import { countSpaced } from '../text/words.ts';

export interface Answer {
  says: 'yes' | 'no' | 'open';
  /** The first one or two sentences of the answer, as a span of the text of `block`; null if there is no answer. */
  at: ({ block: number } & SentenceSpan) | null;
}

/**
 * Matches questions that a visitor would ask. The organization's own questions ("Do you need …?")
 * don't match, because they are invitations.
 */
const visitors =
  /^(?:q?\W*\d*\W*)?(?:(?:do|does|can|could|will|would|are|is|what|how|when|where|which|who|should|may|must|if)\b(?=.*\b(?:i|my|me|we have to)\b)|(?:do|can|could|will|would|are) (?:you|your (?:team|company|staff|shop|practice))\b(?! (?:need|want|have (?:a|an|any|questions?|trouble)|own|know|like|love|feel|live|suffer|struggle|care|ready|looking|tired|interested|thinking|planning|considering|worried|unsure|hurt|in pain))|what (?:(?:type|kind|form|sort|method|payment|insurance|service|treatment|vaccination|brand|area)\w*|\w+ methods) (?:\w+ ){0,3}do you\b)/i;
const organizations = phrases('offers-help');
const yes =
  /^(?:a\W*)?(?:yes|yep|absolutely|definitely|certainly|of course|sure|indeed|(?:we|our)\b(?! (?:recommend|refer|suggest|partner|work with (?:another|other)))|you (?:can|may)\b(?! (?:ask|try|find)))/i;
const no =
  /^(?:a\W*)?(?:no\b(?! problem| worries)|not\b|unfortunately|sorry|we (?:do not|don['’]t|cannot|can['’]t|no longer)|(?:currently|at this time|generally|typically),? (?:no\b|we (?:do not|don['’]t)))/i;
const shortWords = 4;
const longest = 240;

export function answerTo(
  blocks: readonly TextBlock[],
  block: number,
  { start, end }: SentenceSpan,
): Answer | null {
  const text = blocks[block]?.text ?? '';
  const question = text.slice(start, end);
  if (!question.endsWith('?') || !visitors.test(question) || organizations.test(question)) return null;
  const at = answerAfter(blocks, block, end);
  if (at === null) return { says: 'open', at };
  const answer = (blocks[at.block]?.text ?? '').slice(at.start, at.end);
  return { says: no.test(answer) ? 'no' : yes.test(answer) ? 'yes' : 'open', at };
}

function answerAfter(blocks: readonly TextBlock[], block: number, end: number): Answer['at'] {
  const here = spanFrom(blocks[block]?.text ?? '', end);
  if (here) return { block, ...here };
  const next = blocks[block + 1];
  if (!next || next.kind === 'heading' || next.kind === 'control' || next.text.endsWith('?')) return null;
  const there = spanFrom(next.text, 0);
  return there && { block: block + 1, ...there };
}

function spanFrom(text: string, from: number): SentenceSpan | null {
  const [first, second] = sentenceSpans(text).filter(({ start }) => start >= from);
  if (!first) return null;
  const short = countSpaced(text.slice(first.start, first.end)) < shortWords;
  if (!short || !second || second.end - first.start > longest) return first;
  return { start: first.start, end: second.end };
}
