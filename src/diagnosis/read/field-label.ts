import { splitAtSpace } from '../text/words.ts';
import { breakingTags } from './block-tags.ts';
import { elementText } from './element-text.ts';
import { foldShort, foldText } from './fold-text.ts';
import { elementsOf, type HtmlDocument } from './html-document.ts';
import { attribute, isText, type PageElement } from './page-node.ts';

export interface FieldLabel {
  text: string;
  visible: boolean;
}

const maxText = 200;

export function labelsByField(document: HtmlDocument): Map<PageElement, PageElement> {
  const labels = new Map<PageElement, PageElement>();
  for (const label of elementsOf(document, 'label')) {
    const named = attribute(label, 'for');
    const field = named === null ? undefined : document.byId.get(named);
    if (field !== undefined && !labels.has(field)) labels.set(field, label);
  }
  return labels;
}

/** `text` is empty if the field has no label. `siblings` are all controls of the same form. */
export function fieldLabel(
  document: HtmlDocument,
  field: PageElement,
  labels: ReadonlyMap<PageElement, PageElement>,
  siblings: readonly PageElement[],
): FieldLabel {
  const isRadio = attribute(field, 'type') === 'radio';
  const group = isRadio ? groupLegend(document, field) : null;
  const question = isRadio && group === null ? groupQuestion(document, field, labels, siblings) : '';
  if (question !== '') return { text: question, visible: true };
  const named = splitAtSpace(attribute(field, 'aria-labelledby') ?? '').map((id) => document.byId.get(id));
  for (const element of [group, labels.get(field), wrappingLabel(field), ...named.slice(0, 4)]) {
    if (element === null || element === undefined) continue;
    const text = elementText(document, element, {
      limit: maxText,
      hidden: element.hidden,
      images: false,
      firstLine: true,
    });
    if (text !== '') return { text, visible: !element.hidden };
  }
  const namedBy = ['aria-label', 'placeholder', 'title'].map((name) => attribute(field, name)).find(Boolean);
  return { text: foldShort(namedBy ?? '', maxText), visible: false };
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

const lookBack = 40;

function groupQuestion(
  document: HtmlDocument,
  first: PageElement,
  labels: ReadonlyMap<PageElement, PageElement>,
  siblings: readonly PageElement[],
): string {
  const name = attribute(first, 'name');
  const last = siblings.findLast((control) => control.tag === 'input' && attribute(control, 'name') === name);
  if (name === null || last === undefined || last === first) return '';
  const choice = Math.min(first.position, (labels.get(first) ?? wrappingLabel(first) ?? first).position);
  for (let position = choice - 1; position > Math.max(0, choice - lookBack); position -= 1) {
    const node = document.nodes[position];
    if (node === undefined || !isText(node) || node.parent.hidden || foldText(node.value) === '') continue;
    const line = lineBox(node.parent);
    if (line === null || noQuestion.has(line.tag) || namesAnother(document, line, siblings)) return '';
    if (line.end > choice) return foldShort(node.value, maxText);
    return elementText(document, line, { limit: maxText, hidden: false, images: false, firstLine: true });
  }
  return '';
}

const noQuestion = new Set(['button', 'select', 'option', 'optgroup', 'textarea']);

/**
 * True if `label` belongs to some control. A label without a control may be the group's question.
 */
function namesAnother(document: HtmlDocument, label: PageElement, siblings: readonly PageElement[]): boolean {
  if (label.tag !== 'label') return false;
  const named = attribute(label, 'for');
  if (named !== null && document.byId.has(named)) return true;
  return siblings.some((control) => control.position > label.position && control.position < label.end);
}

function lineBox(element: PageElement): PageElement | null {
  let box: PageElement | null = element;
  for (let level = 0; box !== null && level < 12; level += 1) {
    if (breakingTags.has(box.tag)) return box;
    box = box.parent;
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
