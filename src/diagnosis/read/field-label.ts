import { elementText } from './element-text.ts';
import { foldShort } from './fold-text.ts';
import { attribute, elementsOf, type HtmlDocument, type PageElement } from './html-document.ts';

export interface FieldLabel {
  text: string;
  /** It stands in the page as visible text; otherwise only the markup says it. */
  visible: boolean;
}

const MAX_TEXT = 200;

/** The label element of each field that a label names by `for`. */
export function labelsByField(document: HtmlDocument): Map<PageElement, PageElement> {
  const labels = new Map<PageElement, PageElement>();
  for (const label of elementsOf(document, 'label')) {
    const named = attribute(label, 'for');
    const field = named === null ? undefined : document.byId.get(named);
    if (field !== undefined && !labels.has(field)) labels.set(field, label);
  }
  return labels;
}

/**
 * What a form calls one of its fields: by `for`, by wrapping, by `aria-labelledby`, `aria-label`,
 * placeholder or title, a radio group by its legend. The empty text when nothing names it.
 */
export function fieldLabel(
  document: HtmlDocument,
  field: PageElement,
  labels: ReadonlyMap<PageElement, PageElement>,
): FieldLabel {
  const group = attribute(field, 'type') === 'radio' ? groupLegend(document, field) : null;
  const named = (attribute(field, 'aria-labelledby') ?? '').split(/\s+/).map((id) => document.byId.get(id));
  for (const element of [group, labels.get(field), wrappingLabel(field), ...named.slice(0, 4)]) {
    if (element === null || element === undefined) continue;
    const text = elementText(document, element, {
      limit: MAX_TEXT,
      hidden: element.hidden,
      images: false,
      firstLine: true,
    });
    if (text !== '') return { text, visible: !element.hidden };
  }
  const said = ['aria-label', 'placeholder', 'title'].map((name) => attribute(field, name)).find(Boolean);
  return { text: foldShort(said ?? '', MAX_TEXT), visible: false };
}

function wrappingLabel(field: PageElement): PageElement | null {
  return nearest(field, 'label', 6);
}

function groupLegend(document: HtmlDocument, field: PageElement): PageElement | null {
  const fieldset = nearest(field, 'fieldset', 8);
  if (fieldset === null) return null;
  const last = Math.min(fieldset.end, fieldset.position + 20);
  for (let position = fieldset.position + 1; position < last; position += 1) {
    const node = document.nodes[position];
    if (node?.tag === 'legend' && 'hidden' in node) return node;
  }
  return null;
}

function nearest(element: PageElement, tag: string, levels: number): PageElement | null {
  let above = element.parent;
  for (let level = 0; above !== null && level < levels; level += 1) {
    if (above.tag === tag) return above;
    above = above.parent;
  }
  return null;
}
