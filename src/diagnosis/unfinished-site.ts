import type { CrawledPage } from './crawl/crawl-types.ts';

/** From this share of dummy text on, a page was not written to its end. */
const markedShare = 0.03;
/** A single page must be marked more plainly: nothing else vouches for it. */
const markedAloneShare = 0.15;
/** From this share of such pages on, the whole site is a template that is being filled. */
const unfinishedShare = 1 / 3;

/** How much of a site still shows the dummy text of its template. */
export interface UnfinishedSite {
  marked: number;
  pages: number;
}

/**
 * A site that still shows its template's dummy text on a third of its pages or more: whatever else stands there may be
 * the template's too, so nothing can be claimed from it. Null for a finished site, whatever single pages of it say.
 */
export function unfinishedSite(pages: readonly CrawledPage[]): UnfinishedSite | null {
  const shares = pages.flatMap(({ outcome, facts }) =>
    facts && (outcome === 'read' || outcome === 'set-aside') ? [facts.placeholderShare] : [],
  );
  const least = shares.length === 1 ? markedAloneShare : markedShare;
  const marked = shares.filter((share) => share >= least).length;
  const isUnfinished = marked > 0 && marked >= shares.length * unfinishedShare;
  return isUnfinished ? { marked, pages: shares.length } : null;
}
