import type { CrawledPage } from './crawl/crawl-types.ts';

const markedShare = 0.03;
/**
 * Minimum share of placeholder text for a page to count as marked if it is the only page read. It
 * is higher than `markedShare`, because no other page can confirm it.
 */
const markedAloneShare = 0.15;
const unfinishedShare = 1 / 2;
const doubtful = { share: 1 / 3, minWords: 400 };

export interface UnfinishedSite {
  marked: number;
  pages: number;
}

/** Other text on such a site may come from its template too, so we draw no conclusions from it. */
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
