import type { TextBlock } from '../read/page-facts.ts';

/** Announces things that the organization does not do, or that the customer does, as a heading or before a list. */
const announcesExclusions =
  /(?:\b|(?<=\d))(?:(?:does|do|will|is|are|can|may)(?: not|n['’]t) (?:include|cover|offer|provide|do|handle|accept|treat|sell|service|take on|part of)|(?:won|can|don|doesn)['’]t (?:include|cover|offer|provide|do|handle|accept|treat|sell|take on)|not (?:included|covered|offered)|exclu(?:ded|sions|des)|out of scope|outside (?:the|our) scope|limitations|(?:we|it|this) (?:(?:will|do|does|can) not|won['’]t|don['’]t|doesn['’]t|cannot):?$|(?:client|customer|patient|tenant|your) responsibilities|you (?:agree|undertake) to:?$|nicht (?:enthalten|inbegriffen)|non (?:inclus|compris)|no incluye)(?:\b|$)/i;
/** A longer one has other content too. */
const longestAnnouncement = 140;

/**
 * The blocks that list excluded work: those under a heading that announces exclusions, and the list items right after a
 * sentence that does and ends in a colon.
 */
export function excludedBlocks(blocks: readonly TextBlock[]): ReadonlySet<number> {
  const excluded = new Set<number>();
  let inList = false;
  blocks.forEach((block, index) => {
    if (block.kind !== 'list-item') inList = false;
    if (block.kind !== 'heading' && (inList || (block.heading !== null && announces(block.heading)))) {
      excluded.add(index);
      return;
    }
    if (block.kind === 'paragraph' && block.text.trimEnd().endsWith(':'))
      inList = announces(lastSentence(block.text));
  });
  return excluded;
}

function announces(text: string): boolean {
  return text.length <= longestAnnouncement && announcesExclusions.test(text);
}

function lastSentence(text: string): string {
  return (
    text
      .trimEnd()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? text
  );
}
