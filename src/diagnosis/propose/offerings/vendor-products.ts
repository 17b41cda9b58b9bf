import type { SiteReading } from '../../annotate/site-reading.ts';
import { sentenceSpans } from '../../text/sentences.ts';

const presenting =
  /^(\p{Lu}[\p{L}\p{N}.]*(?: \p{Lu}[\p{L}\p{N}.]*)?) (?:is an?|is the|helps|lets|gives|makes|keeps|turns|brings)\b/u;

export function vendorProducts({
  pages,
  readings,
}: SiteReading): { name: string; page: number; block: number }[] {
  const products = new Map<string, { name: string; page: number; block: number }>();
  pages.forEach(({ blocks, title, kind }, page) => {
    if (readings[page] !== 'own' || (kind !== 'home' && kind !== 'product' && kind !== 'services')) return;
    blocks.forEach(({ text, section }, block) => {
      if (section !== 'main') return;
      for (const { start, end } of sentenceSpans(text)) {
        const name = presenting.exec(text.slice(start, end))?.[1];
        if (name && title.includes(name) && !products.has(name)) products.set(name, { name, page, block });
      }
    });
  });
  return [...products.values()];
}
