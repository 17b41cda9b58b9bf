import type { PageFacts, TextBlock } from './page-facts.ts';

/** A text must stand on this share of the pages, and on this many, to belong to the site and not to its pages. */
const MIN_SHARE = 0.5;
const MIN_PAGES = 3;

/**
 * Texts that stand on most pages of a site: menus, headers, footers and calls to action, whether or
 * not the markup calls them so. The set holds block texts in lower case. Of two pages nothing can be told but
 * what stands on both outside their main parts; of one page nothing.
 */
export function repeatedBlocks(pages: readonly Pick<PageFacts, 'blocks'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const texts = new Set(page.blocks.filter((block) => mayRepeat(block, pages.length)).map(keyOf));
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = Math.max(Math.min(MIN_PAGES, Math.max(pages.length, 2)), Math.ceil(pages.length * MIN_SHARE));
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

/**
 * The pages with each repeated text only on the first of them that says it, so that it counts once for the site.
 * Pages that lose nothing are given back as they are.
 */
export function stripRepeated<Page extends Pick<PageFacts, 'blocks'>>(
  pages: readonly Page[],
  repeated: ReadonlySet<string> = repeatedBlocks(pages),
): Page[] {
  const said = new Set<string>();
  return pages.map((page) => {
    const onThisPage = new Set<string>();
    const blocks = page.blocks.filter((block) => {
      const key = keyOf(block);
      if (!repeated.has(key)) return true;
      onThisPage.add(key);
      return !said.has(key);
    });
    for (const key of onThisPage) said.add(key);
    return blocks.length === page.blocks.length ? page : { ...page, blocks };
  });
}

function mayRepeat(block: TextBlock, pages: number): boolean {
  return pages > 2 || block.section !== 'main';
}

function keyOf(block: TextBlock): string {
  return block.text.toLowerCase();
}
