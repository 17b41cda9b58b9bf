import type { PageFacts, StructuredItem } from '../../read/page-facts.ts';

/** The structured items of some type, with the page of each. */
export function structuredItems(
  pages: readonly PageFacts[],
  type: RegExp,
): (StructuredItem & { url: string })[] {
  return pages.flatMap(({ url, structured }) =>
    structured.flatMap((item) => (type.test(item.type) ? [{ ...item, url }] : [])),
  );
}
