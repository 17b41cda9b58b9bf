import type { PageFacts } from './read/page-facts.ts';

/**
 * Maximum content analyzed per site: more than twice that of the largest of about a hundred small-company sites.
 * Without it, a site built to overload us would delay others.
 */
const siteBudget = { blocks: 16_000, headings: 3_000, characters: 1_500_000, links: 16_000 };

/** Keeps every page in the list, even if none of its text is within the budget. */
export function boundedSite(pages: readonly PageFacts[], budget = siteBudget): PageFacts[] {
  const left = { ...budget };
  return pages.map((page) => {
    const end = page.blocks.findIndex(({ kind, text }) => {
      left.blocks -= 1;
      left.characters -= text.length;
      if (kind === 'heading') left.headings -= 1;
      return left.blocks < 0 || left.characters < 0 || left.headings < 0;
    });
    const links = Math.max(0, Math.min(page.links.length, left.links));
    left.links -= links;
    if (end < 0 && links === page.links.length) return page;
    return {
      ...page,
      blocks: end < 0 ? page.blocks : page.blocks.slice(0, end),
      links: page.links.slice(0, links),
    };
  });
}
