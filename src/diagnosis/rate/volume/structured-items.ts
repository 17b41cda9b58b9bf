import type { PageFacts, StructuredItem } from '../../read/page-facts.ts';

export function structuredItems(
  pages: readonly PageFacts[],
  type: RegExp,
): (StructuredItem & { url: string })[] {
  return pages.flatMap(({ url, structured }) =>
    structured.flatMap((item) => (type.test(item.type) ? [{ ...item, url }] : [])),
  );
}
