import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { attribute, isText, type PageElement, type PageNode } from './page-node.ts';
import { sectionOf } from './section.ts';
import { hidesContent, namesIcon } from './visibility.ts';

/** A page as one list in document order, so that nothing needs recursion. */
export interface HtmlDocument {
  nodes: readonly PageNode[];
  byTag: ReadonlyMap<string, PageElement[]>;
  byId: ReadonlyMap<string, PageElement>;
}

interface OpenElement {
  element: PageElement | null;
  children: readonly ParsedNode[];
  next: number;
}

/**
 * Parses like a browser with scripts turned on. Any text results in a document, with at most `maxElements`
 * elements.
 */
export function parseHtml(html: string): HtmlDocument {
  const nodes: PageNode[] = [];
  const byTag = new Map<string, PageElement[]>();
  const byId = new Map<string, PageElement>();

  function addElement(node: DefaultTreeAdapterTypes.Element, parent: PageElement | null): PageElement {
    const element = createElement(node, parent, nodes.length);
    nodes.push(element);
    const sameTag = byTag.get(element.tag);
    if (sameTag === undefined) byTag.set(element.tag, [element]);
    else sameTag.push(element);
    const id = attribute(element, 'id');
    if (id !== null && !byId.has(id)) byId.set(id, element);
    return element;
  }

  // A stack instead of recursion, because markup may be nested more deeply than the call stack allows.
  const open: OpenElement[] = [{ element: null, children: parseTree(html).childNodes, next: 0 }];
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const { element: parent, children } = last;
    const node = children[last.next];
    last.next += 1;
    if (node === undefined) {
      if (parent !== null) parent.end = nodes.length;
      open.pop();
    } else if ('tagName' in node) {
      open.push({ element: addElement(node, parent), children: childrenOf(node), next: 0 });
    } else if (node.nodeName === '#text' && parent !== null) {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      if (namesIcon(value, parent)) parent.hidden = true;
      nodes.push({ tag: '#text', value, parent, position: nodes.length });
    }
  }
  return { nodes, byTag, byId };
}

/**
 * Maximum number of elements per page; ordinary pages of 2 MB have fewer. By the standard, unclosed
 * formatting elements are opened again in each paragraph, so their number may grow with the square
 * of the page's length.
 */
const maxElements = 300_000;

function parseTree(html: string): DefaultTreeAdapterTypes.Document {
  const tree = defaultTreeAdapter.createDocument();
  const tooMany = new Error(`The page has more than ${maxElements} elements.`);
  let elements = 0;
  try {
    parse(html, {
      treeAdapter: {
        ...defaultTreeAdapter,
        createDocument: () => tree,
        createElement: (...of) => {
          elements += 1;
          if (elements > maxElements) throw tooMany;
          return defaultTreeAdapter.createElement(...of);
        },
      },
    });
  } catch (error) {
    if (error !== tooMany) throw error;
  }
  return tree;
}

/** `end` is set later, once the element's children are known. */
function createElement(
  { tagName, attrs }: DefaultTreeAdapterTypes.Element,
  parent: PageElement | null,
  position: number,
): PageElement {
  const element: PageElement = {
    tag: tagName,
    attributes: attrs,
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

export function elementsOf(document: HtmlDocument, ...tags: string[]): PageElement[] {
  const lists = tags.map((tag) => document.byTag.get(tag)).filter((list) => list !== undefined);
  if (lists.length <= 1) return lists[0] ?? [];
  return lists.flat().sort((a, b) => a.position - b.position);
}

export function rawText(document: HtmlDocument, element: PageElement): string {
  let text = '';
  for (let position = element.position + 1; position < element.end; position += 1) {
    const node = document.nodes[position];
    if (node !== undefined && isText(node)) text += node.value;
  }
  return text;
}

type ParsedNode = DefaultTreeAdapterMap['node'];

/** A template's content is inert, unless it is its parent's declarative shadow tree, which is shown. */
function childrenOf(node: DefaultTreeAdapterTypes.Element): readonly ParsedNode[] {
  if (node.nodeName !== 'template' || !('content' in node)) return node.childNodes;
  const shown = node.attrs.some((entry) => entry.name === 'shadowrootmode');
  return shown ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : [];
}
