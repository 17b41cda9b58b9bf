import { splitAtSpace } from '../text/words.ts';
import { elementText } from './element-text.ts';
import type { HtmlDocument } from './html-document.ts';
import type { ResolveAddress } from './page-address.ts';
import type { StructuredItem } from './page-facts.ts';
import { attribute, isText, type PageElement } from './page-node.ts';
import { addValue, localName } from './structured-values.ts';

const maxItems = 100;

export function microdataItems(document: HtmlDocument, resolve: ResolveAddress): StructuredItem[] {
  const items: StructuredItem[] = [];
  const open: { element: PageElement; item: StructuredItem | null }[] = [];
  for (const node of document.nodes) {
    if (isText(node) || !mentionsItems(node)) continue;
    while ((open.at(-1)?.element.end ?? Number.POSITIVE_INFINITY) <= node.position) open.pop();
    const names = attribute(node, 'itemprop');
    const holder = open.at(-1)?.item;
    if (names !== null && holder !== null && holder !== undefined) {
      const value = propertyValue(document, node, resolve);
      for (const name of splitAtSpace(names).slice(0, 5)) addValue(holder.properties, localName(name), value);
    }
    if (attribute(node, 'itemscope') === null) continue;
    const type = localName(splitAtSpace((attribute(node, 'itemtype') ?? '').trim())[0] ?? '');
    const item: StructuredItem | null =
      type === '' || items.length >= maxItems ? null : { source: 'microdata', type, properties: {} };
    if (item !== null) items.push(item);
    open.push({ element: node, item });
  }
  return items;
}

function mentionsItems({ attributes }: PageElement): boolean {
  for (let index = 0; index < attributes.length; index += 1) {
    const name = attributes[index]?.name;
    if (name === 'itemprop' || name === 'itemscope') return true;
  }
  return false;
}

const valueAttributes = new Map([
  ['meta', 'content'],
  ['a', 'href'],
  ['area', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['iframe', 'src'],
  ['source', 'src'],
  ['object', 'data'],
  ['data', 'value'],
  ['meter', 'value'],
  ['time', 'datetime'],
]);
const addressAttributes = new Set(['href', 'src', 'data']);

function propertyValue(document: HtmlDocument, element: PageElement, resolve: ResolveAddress): string {
  const content = attribute(element, 'content');
  if (content !== null) return content;
  const name = valueAttributes.get(element.tag);
  const value = name === undefined ? null : attribute(element, name);
  if (value !== null && name !== undefined)
    return addressAttributes.has(name) ? (resolve(value) ?? value) : value;
  return elementText(document, element, { limit: 300, hidden: false, images: false });
}
