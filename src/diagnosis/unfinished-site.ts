import type { CrawledPage } from './crawl/crawl-types.ts';

/** From this share of dummy text on, a page was not written to its end. */
const markedShare = 0.03;
/** A single page must be marked more plainly: nothing else vouches for it. */
const markedAloneShare = 0.15;
/** From this share of marked pages on, the whole site is a template that is being filled. */
const unfinishedShare = 1 / 2;
/** Where a third is marked, the rest must say so much of its own, in words of the pages that are not. */
const doubtful = { share: 1 / 3, minWords: 400 };

/** How much of a site still shows the dummy text of its template. */
export interface UnfinishedSite {
  marked: number;
  pages: number;
}

/**
 * A site that still shows its template's dummy text on half of its pages, or on a third of them while the others say
 * little: whatever else stands there may be the template's too, so nothing can be claimed from it. Null for a finished
 * site, whatever single pages of it say.
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
