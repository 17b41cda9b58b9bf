import type { HtmlDocument } from './html-document.ts';
import { jsonLdItems } from './json-ld.ts';
import { microdataItems } from './microdata.ts';
import { openGraphItem } from './open-graph.ts';
import type { ResolveAddress } from './page-address.ts';
import type { StructuredItem } from './page-facts.ts';

export function structuredData(document: HtmlDocument, resolve: ResolveAddress): StructuredItem[] {
  const graph = openGraphItem(document);
  return [
    ...jsonLdItems(document),
    ...microdataItems(document, resolve),
    ...(graph === null ? [] : [graph]),
  ].slice(0, maxItems);
}

const maxItems = 200;
