import type { PageSection } from './page-facts.ts';

export interface Attribute {
  name: string;
  value: string;
}

/** An element of the page. `nodes[position + 1 … end - 1]` are its descendants, in document order. */
export interface PageElement {
  tag: string;
  attributes: readonly Attribute[];
  parent: PageElement | null;
  position: number;
  end: number;
  /** Invisible: in the head, a script, an inactive template, or hidden by markup. */
  hidden: boolean;
  section: PageSection;
}

export interface PageText {
  tag: '#text';
  value: string;
  parent: PageElement;
  position: number;
}

export type PageNode = PageElement | PageText;

/** Value of an attribute; null if absent. */
export function attribute(element: PageElement, name: string): string | null {
  const { attributes } = element;
  // A counting loop, like every loop here that runs for each element: a compiled `for … of` is several times the code.
  for (let index = 0; index < attributes.length; index += 1) {
    const entry = attributes[index];
    if (entry?.name === name) return entry.value;
  }
  return null;
}

export function isText(node: PageNode): node is PageText {
  return node.tag === '#text';
}
