import { elementsOf, type HtmlDocument } from './html-document.ts';
import type { StructuredItem } from './page-facts.ts';
import { attribute } from './page-node.ts';
import { addValue } from './structured-values.ts';

export function openGraphItem(document: HtmlDocument): StructuredItem | null {
  const properties: Record<string, string[]> = {};
  for (const meta of elementsOf(document, 'meta').slice(0, 300)) {
    const name = attribute(meta, 'property') ?? attribute(meta, 'name') ?? '';
    if (!namespace.test(name)) continue;
    addValue(properties, name.toLowerCase(), attribute(meta, 'content') ?? '');
  }
  if (Object.keys(properties).length === 0) return null;
  return { source: 'opengraph', type: properties['og:type']?.[0] ?? 'website', properties };
}

const namespace = /^(?:og|article|business|place|product|profile|book):[a-z:_]{1,60}$/i;
