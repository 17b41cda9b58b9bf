import type { PageSection } from './page-facts.ts';

export interface Attribute {
  name: string;
  value: string;
}

/** `nodes[position + 1 … end - 1]` are the element's descendants, in document order. */
export interface PageElement {
  tag: string;
  attributes: readonly Attribute[];
  parent: PageElement | null;
  position: number;
  end: number;
  /**
   * True if markup hides the element or one around it, or if a browser never shows its text, as in the head,
   * a script, or a drawing.
   */
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

export function attribute(element: PageElement, name: string): string | null {
  const { attributes } = element;
  // An indexed loop: this runs for every element, and `for … of` compiles to much more code.
  for (let index = 0; index < attributes.length; index += 1) {
    const entry = attributes[index];
    if (entry?.name === name) return entry.value;
  }
  return null;
}

export function isText(node: PageNode): node is PageText {
  return node.tag === '#text';
}
