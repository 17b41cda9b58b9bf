import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes } from 'parse5';
import { parseTree } from './html-parser.ts';
import { attribute, isText, type PageElement, type PageNode } from './page-node.ts';
import { sectionOf } from './section.ts';
import { hidesContent } from './visibility.ts';

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
  const document = parseTree(html);
  const nodes: PageNode[] = [];
  const byTag = new Map<string, PageElement[]>();
  const byId = new Map<string, PageElement>();

  /** The lists of children that are open, one in another, with how far each was taken and whose it is. */
  const lists: (readonly ParsedNode[])[] = [document.childNodes];
  const places: number[] = [0];
  const owners: (PageElement | null)[] = [null];
  for (let level = 0; level >= 0; level = lists.length - 1) {
    const place = places[level] ?? 0;
    const node = lists[level]?.[place];
    const parent = owners[level] ?? null;
    if (node === undefined) {
      if (parent !== null) parent.end = nodes.length;
      lists.pop();
      places.pop();
      owners.pop();
      continue;
    }
    places[level] = place + 1;
    if (node.nodeName === '#text') {
      if (parent !== null) {
        nodes.push({ tag: '#text', value: (node as TextNode).value, parent, position: nodes.length });
      }
    } else if ('tagName' in node) {
      const element = makeElement(node, parent, nodes.length);
      nodes.push(element);
      register(element, byTag, byId);
      const children = childrenOf(node);
      if (children.length === 0) continue;
      lists.push(children);
      places.push(0);
      owners.push(element);
    }
  }
  return { nodes, byTag, byId };
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

function makeElement(
  node: DefaultTreeAdapterTypes.Element,
  parent: PageElement | null,
  position: number,
): PageElement {
  const element: PageElement = {
    tag: node.tagName,
    attributes: node.attrs,
    parent,
    position,
    end: position + 1,
    hidden: parent?.hidden ?? false,
    section: parent?.section ?? 'main',
  };
  if (!element.hidden) element.hidden = hidesContent(element);
  element.section = sectionOf(element);
  return element;
}

function register(
  element: PageElement,
  byTag: Map<string, PageElement[]>,
  byId: Map<string, PageElement>,
): void {
  const sameTag = byTag.get(element.tag);
  if (sameTag === undefined) byTag.set(element.tag, [element]);
  else sameTag.push(element);
  const id = attribute(element, 'id');
  if (id !== null && !byId.has(id)) byId.set(id, element);
}

/** A template's content is inert, except where it is the declared shadow tree of its parent, which shows. */
function childrenOf(node: DefaultTreeAdapterTypes.Element): readonly ParsedNode[] {
  if (node.nodeName !== 'template' || !('content' in node)) return node.childNodes;
  const shown = node.attrs.some((entry) => entry.name === 'shadowrootmode');
  return shown ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : [];
}
