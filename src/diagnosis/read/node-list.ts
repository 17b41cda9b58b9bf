import { type Attribute, attribute, type PageElement, type PageNode, type PageText } from './page-node.ts';
import { sectionOf } from './section.ts';
import { hidesContent } from './visibility.ts';

/** A page's nodes while they are listed, one after another in document order. */
export interface NodeList {
  nodes: PageNode[];
  /** Elements by tag. */
  byTag: Map<string, PageElement[]>;
  /** The first element with each id. */
  byId: Map<string, PageElement>;
}

export function createNodeList(): NodeList {
  return { nodes: [], byTag: new Map(), byId: new Map() };
}

/** Appends an element. Its `end` is right while it has no children; whoever adds those sets it. */
export function addElement(
  list: NodeList,
  tag: string,
  attributes: readonly Attribute[],
  parent: PageElement | null,
): PageElement {
  const { nodes, byTag, byId } = list;
  const element: PageElement = {
    tag,
    attributes,
    parent,
    position: nodes.length,
    end: nodes.length + 1,
    hidden: parent?.hidden ?? false,
    section: parent?.section ?? 'main',
  };
  if (!element.hidden) element.hidden = hidesContent(element);
  element.section = sectionOf(element);
  nodes.push(element);
  const sameTag = byTag.get(tag);
  if (sameTag === undefined) byTag.set(tag, [element]);
  else sameTag.push(element);
  const id = attribute(element, 'id');
  if (id !== null && !byId.has(id)) byId.set(id, element);
  return element;
}

export function addText({ nodes }: NodeList, value: string, parent: PageElement): PageText {
  const text: PageText = { tag: '#text', value, parent, position: nodes.length };
  nodes.push(text);
  return text;
}
