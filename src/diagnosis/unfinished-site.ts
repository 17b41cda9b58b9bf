import type { CrawledPage } from './crawl/crawl-types.ts';

/** From this share of dummy text on, a page counts as unfinished. */
const markedShare = 0.03;
/** A single page needs more: there is nothing else to confirm it. */
const markedAloneShare = 0.15;
/** From this share of such pages on, the whole site is an unfinished template. */
const unfinishedShare = 1 / 2;
/** If a third are unfinished, the rest must have at least this many words of their own. */
const doubtful = { share: 1 / 3, minWords: 400 };

/** How much of a site still shows its template's dummy text. */
export interface UnfinishedSite {
  marked: number;
  pages: number;
}

/**
 * A site that still shows its template's dummy text on half of its pages, or on a third of them while the others have
 * little content: the rest may be the template's too, so no claims are possible. Null for a finished site, whatever
 * single pages contain.
 */
export function unfinishedSite(pages: readonly CrawledPage[]): UnfinishedSite | null {
  const seen = pages.flatMap(({ outcome, facts }) =>
    facts && (outcome === 'read' || outcome === 'set-aside') ? [facts] : [],
  );
  const least = seen.length === 1 ? markedAloneShare : markedShare;
  const marked = seen.filter(({ placeholderShare }) => placeholderShare >= least);
  const share = marked.length / seen.length;
  const ownWords = seen.reduce((sum, page) => sum + (marked.includes(page) ? 0 : page.words), 0);
  const isUnfinished =
    marked.length > 0 &&
    (share >= unfinishedShare || (share >= doubtful.share && ownWords < doubtful.minWords));
  return isUnfinished ? { marked: marked.length, pages: seen.length } : null;
}
