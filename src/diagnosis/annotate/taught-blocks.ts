import type { TextBlock } from '../read/page-facts.ts';

/** Headings above the contents of a course, a book, or a talk. */
const announcesContents =
  /^(?:what (?:you|participants|attendees|students|learners|your team)(?:['’]ll| will)? (?:be )?(?:learn(?:ing)?|cover|master|discover|take away)|(?:you|participants|learners|attendees)(?:['’]ll| will) learn|(?:key )?learning (?:outcomes|objectives|goals)|(?:course|training|workshop|class|seminar|session|program(?:me)?|masterclass|bootcamp) (?:contents?|outline|outcomes|objectives|modules|curriculum|syllabus|topics|agenda)|(?:the )?(?:curriculum|syllabus)|module \d+|topics(?: (?:covered|include|we cover))?|what(?:['’]s| is) (?:covered|in (?:the|this) (?:course|book|guide|workshop))|table of contents|in this (?:article|guide|course|episode|post))\b/i;
const maxWords = 8;
const unknownLevel = 6;

/** Blocks that describe what is taught, not what is done here. */
export function taughtBlocks(blocks: readonly TextBlock[]): ReadonlySet<number> {
  const found = new Set<number>();
  let level = 0;
  blocks.forEach((block, index) => {
    if (block.section !== 'main') return;
    if (block.kind === 'heading') {
      const own = block.level ?? unknownLevel;
      if (level > 0 && own <= level) level = 0;
      else if (level > 0) found.add(index);
      if (block.text.split(/\s+/).length <= maxWords && announcesContents.test(block.text.trim()))
        level = own;
    } else if (level > 0) found.add(index);
  });
  return found;
}
