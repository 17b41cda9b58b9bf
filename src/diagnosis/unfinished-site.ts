import type { CrawledPage } from './crawl/crawl-types.ts';

/** Minimum share of dummy text for a page to count as unfinished. */
const markedShare = 0.03;
/** Minimum share if only one page was read, because no other page can confirm it. */
const markedAloneShare = 0.15;
/** Minimum share of unfinished pages for the whole site to count as an unfinished template. */
const unfinishedShare = 1 / 2;
/**
 * A site with this smaller share of unfinished pages also counts as unfinished if its other pages together have fewer
 * words than `minWords`.
 */
const doubtful = { share: 1 / 3, minWords: 400 };

/** How much of a site still shows its template's dummy text. */
export interface UnfinishedSite {
  marked: number;
  pages: number;
}

/**
 * A site that still shows its template's dummy text on half of its pages, or on a third of them while the others have
 * little content: the rest may come from the template too, so we can't claim anything. Null for a finished site, even
 * if single pages contain dummy text.
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
