import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes } from 'parse5';
import { parseTree } from './html-parser.ts';
import { addElement, addText, createNodeList } from './node-list.ts';
import { isText, type PageElement, type PageNode } from './page-node.ts';
import { parsePlain } from './plain-page.ts';

/** A page as one list in document order, so that nothing that reads it needs recursion. */
export interface HtmlDocument {
  nodes: readonly PageNode[];
  /** Elements by tag, in document order. */
  byTag: ReadonlyMap<string, PageElement[]>;
  /** The first element with each id. */
  byId: ReadonlyMap<string, PageElement>;
}

/** Parses by the HTML standard, as a browser with scripts does; any text gives a document. */
export function parseHtml(html: string): HtmlDocument {
  // Carriage returns become line feeds in the standard's first step.
  const text = html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html;
  return parsePlain(text) ?? parseAny(text);
}

/** The list of the nodes of the tree that the standard's parser gives. */
export function parseAny(html: string): HtmlDocument {
  const document = parseTree(html);
  const list = createNodeList();
  /** The lists of children that are open, one in another, with how far each was taken and whose it is. */
  const lists: (readonly ParsedNode[])[] = [document.childNodes];
  const places: number[] = [0];
  const owners: (PageElement | null)[] = [null];
  for (let level = 0; level >= 0; level = lists.length - 1) {
    const place = places[level] ?? 0;
    const node = lists[level]?.[place];
    const parent = owners[level] ?? null;
    if (node === undefined) {
      if (parent !== null) parent.end = list.nodes.length;
      lists.pop();
      places.pop();
      owners.pop();
      continue;
    }
    places[level] = place + 1;
    if (node.nodeName === '#text') {
      if (parent !== null) addText(list, (node as TextNode).value, parent);
    } else if ('tagName' in node) {
      const element = addElement(list, node.tagName, node.attrs, parent);
      const children = childrenOf(node);
      if (children.length === 0) continue;
      lists.push(children);
      places.push(0);
      owners.push(element);
    }
  }
  return list;
}

/** Elements of the given tags, in document order. */
export function elementsOf(document: HtmlDocument, ...tags: string[]): PageElement[] {
  const lists = tags.map((tag) => document.byTag.get(tag)).filter((list) => list !== undefined);
  if (lists.length <= 1) return lists[0] ?? [];
  return lists.flat().sort((a, b) => a.position - b.position);
}

/** Raw text of a script, style or title element. */
export function rawText(document: HtmlDocument, element: PageElement): string {
  let text = '';
  for (let position = element.position + 1; position < element.end; position += 1) {
    const node = document.nodes[position];
    if (node !== undefined && isText(node)) text += node.value;
  }
  return text;
}

type TextNode = DefaultTreeAdapterTypes.TextNode;
type ParsedNode = DefaultTreeAdapterMap['node'];

/** A template's content is inert, except where it is the declared shadow tree of its parent, which shows. */
function childrenOf(node: DefaultTreeAdapterTypes.Element): readonly ParsedNode[] {
  if (node.nodeName !== 'template' || !('content' in node)) return node.childNodes;
  const shown = node.attrs.some((entry) => entry.name === 'shadowrootmode');
  return shown ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : [];
}
