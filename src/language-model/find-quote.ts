import type { SentBlock } from './sent-text.ts';

/**
 * Ignores differences in white space and quotation marks. Returns the matching part of `block.original`; null if
 * there is none.
 */
export function findQuote(block: SentBlock, quote: string): string | null {
  const wanted = foldWithOffsets(quote.trim()).text;
  if (wanted === '') return null;
  const { text, offsets } = foldWithOffsets(block.sent);
  const at = text.indexOf(wanted);
  if (at < 0) return null;
  const start = toOriginal(block, offsets[at] ?? 0, 'start');
  const last = offsets[at + wanted.length - 1] ?? 0;
  const end = toOriginal(block, last + 1, 'end');
  return block.original.slice(start, end).trim();
}

const marks: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‹': "'",
  '›': "'",
};

function foldWithOffsets(text: string): { text: string; offsets: number[] } {
  const offsets: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const isSpace = /\s/.test(letter);
    if (isSpace && folded.endsWith(' ')) continue;
    folded += isSpace ? ' ' : (marks[letter] ?? letter);
    offsets.push(at);
  }
  return { text: folded, offsets };
}

/**
 * A position within a placeholder becomes the start or the end of the text that it replaced, depending on
 * `side`.
 */
function toOriginal({ spans }: SentBlock, sentAt: number, side: 'start' | 'end'): number {
  let shift = 0;
  for (const { start, end, placeholder } of spans) {
    const sentStart = start + shift;
    const sentEnd = sentStart + placeholder.length;
    if (sentAt < sentStart || (side === 'end' && sentAt === sentStart)) break;
    if (sentAt < sentEnd) return side === 'start' ? start : end;
    shift += placeholder.length - (end - start);
  }
  return sentAt - shift;
}
