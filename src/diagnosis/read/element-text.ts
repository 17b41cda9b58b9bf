import { breakingTags } from './block-tags.ts';
import { foldShort } from './fold-text.ts';
import type { HtmlDocument } from './html-document.ts';
import { spaceBetween } from './inline-text.ts';
import { isText, type PageElement, type PageText } from './page-node.ts';

/** Maximum number of nodes visited for one text. Without it, nested labels would take quadratic time. */
const nodeLimit = 400;

export interface ElementTextOptions {
  limit: number;
  hidden: boolean;
  images: boolean;
  /** Ends at the first line break after text, because a quote never spans lines. */
  firstLine?: boolean;
}

/** Text within an element, folded in the same way as the blocks, so that the blocks contain it. */
export function elementText(
  document: HtmlDocument,
  element: PageElement,
  options: ElementTextOptions,
): string {
  const last = Math.min(element.end, element.position + 1 + nodeLimit);
  let text = '';
  let previous: PageText | null = null;
  for (
    let position = element.position + 1;
    position < last && text.length < options.limit * 4;
    position += 1
  ) {
    const node = document.nodes[position];
    if (node === undefined) break;
    if (isText(node)) {
      if (carriesNoText.has(node.parent.tag) || (!options.hidden && node.parent.hidden)) continue;
      text += spaceBetween(text, previous, node) + node.value;
      previous = node;
    } else if (options.images && node.tag === 'img') {
      text += ` ${imageName(node)} `;
    } else if (breakingTags.has(node.tag)) {
      if (options.firstLine === true && foldShort(text, 10) !== '') break;
      text += ' ';
    }
  }
  return foldShort(text, options.limit);
}

export function imageName(image: PageElement): string {
  for (const { name, value } of image.attributes) if (name === 'alt') return value.slice(0, 300);
  return '';
}

const carriesNoText = new Set(['script', 'style', 'noscript', 'title', 'textarea', 'option']);
