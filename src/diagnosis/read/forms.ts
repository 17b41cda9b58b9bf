import { phraseList } from '../text/phrase-list.ts';
import { splitAtSpace } from '../text/words.ts';
import { elementText } from './element-text.ts';
import { fieldLabel, labelsByField } from './field-label.ts';
import { foldShort } from './fold-text.ts';
import { formPurpose } from './form-purpose.ts';
import { elementsOf, type HtmlDocument } from './html-document.ts';
import type { ResolveAddress } from './page-address.ts';
import type { PageForm } from './page-facts.ts';
import { attribute, isText, type PageElement } from './page-node.ts';

const maxForms = 40;
const maxFields = 80;
const maxOptions = 30;
const maxText = 200;

export interface FormReading {
  forms: PageForm[];
  /**
   * By element: form texts that aren't part of the page's visible text, such as placeholders,
   * options, and labels in attributes.
   */
  spoken: Map<PageElement, string[]>;
}

/**
 * Includes hidden forms, because a click may open them. Fields outside any form may count as one form, without an
 * action. Leaves out hidden fields in visible forms and recognizable honeypots.
 */
export function pageForms(document: HtmlDocument, resolve: ResolveAddress): FormReading {
  const reading: FormReading = { forms: [], spoken: new Map() };
  const controls = elementsOf(document, 'input', 'select', 'textarea', 'button');
  const owned = new Map<PageElement | null, PageElement[]>();
  for (const control of controls) {
    const owner = ownerOf(document, control);
    const list = owned.get(owner);
    if (list === undefined) owned.set(owner, [control]);
    else list.push(control);
  }
  const labels = labelsByField(document);
  const owners = [...elementsOf(document, 'form'), null];
  for (const owner of owners) {
    const own = owned.get(owner);
    if (own === undefined || reading.forms.length >= maxForms) continue;
    const form = readForm(document, owner, own, labels, resolve, reading.spoken);
    if (form !== null) reading.forms.push(form);
  }
  return reading;
}

function readForm(
  document: HtmlDocument,
  owner: PageElement | null,
  controls: readonly PageElement[],
  labels: ReadonlyMap<PageElement, PageElement>,
  resolve: ResolveAddress,
  spoken: Map<PageElement, string[]>,
): PageForm | null {
  const first = controls[0];
  if (first === undefined) return null;
  const fields: PageForm['fields'] = [];
  const groups = new Set<string>();
  let submit: string | null = null;
  const ownerHidden = owner?.hidden ?? false;
  for (const control of controls) {
    const type = controlType(control);
    if (type === 'hidden' || (control.hidden && !ownerHidden && owner !== null)) continue;
    if (buttonTypes.has(type)) {
      const text = buttonText(document, control);
      if (text === '' || (owner === null && submit !== null)) continue;
      if (control.tag === 'input' || control.hidden) speak(spoken, control, text);
      if (type === 'submit' || submit === null) submit = text;
      continue;
    }
    const name = foldShort(attribute(control, 'name') ?? attribute(control, 'id') ?? '', 80);
    if (type === 'radio' && name !== '') {
      if (groups.has(name)) continue;
      groups.add(name);
    }
    if (fields.length >= maxFields) continue;
    const label = fieldLabel(document, control, labels, controls);
    if (trapWords.test(label.text) || trapName.test(name)) continue;
    if (!label.visible && label.text !== '') speak(spoken, control, label.text);
    const placeholder = foldShort(attribute(control, 'placeholder') ?? '', maxText);
    if (placeholder !== '' && placeholder !== label.text) speak(spoken, control, placeholder);
    if (control.tag === 'select')
      for (const option of optionTexts(document, control)) speak(spoken, control, option);
    const autocomplete = autocompleteOf(control);
    fields.push({
      name,
      label: label.text,
      type,
      required: isRequired(control),
      ...(autocomplete === null ? {} : { autocomplete }),
    });
  }
  if (fields.length === 0 || (owner === null && !isLooseForm(fields))) return null;
  const heading = formHeading(document, owner ?? first);
  const written = owner === null ? null : attribute(owner, 'action');
  const form: Omit<PageForm, 'purpose'> = {
    action: written === null ? null : resolve(written),
    fields,
    submit,
    heading,
    section: (owner ?? first).section,
  };
  return { purpose: formPurpose(form, owner === null ? '' : formNames(owner)), ...form };
}

const trapName = /^_?(?:honey(?:pot)?|gotcha|bot-?field|hp)$|_hp$|^hp[_-]/i;
const trapWords = phraseList([
  'should be left unchanged',
  'leave (this|it|the) (field|) (blank|empty)',
  'if you are (a|) human',
  'do not fill',
  "don't fill (this|it)",
  'nicht ausfüllen',
  '*honeypot*',
]);

const buttonTypes = new Set(['submit', 'button', 'reset', 'image']);

function ownerOf(document: HtmlDocument, control: PageElement): PageElement | null {
  const named = attribute(control, 'form');
  if (named !== null) {
    const owner = document.byId.get(named);
    if (owner?.tag === 'form') return owner;
  }
  let above = control.parent;
  for (let level = 0; above !== null && level < 200; level += 1) {
    if (above.tag === 'form') return above;
    above = above.parent;
  }
  return null;
}

function controlType(control: PageElement): string {
  if (control.tag === 'button') return (attribute(control, 'type') ?? 'submit').toLowerCase().slice(0, 20);
  if (control.tag !== 'input') return control.tag;
  const type = (attribute(control, 'type') ?? 'text').trim().toLowerCase();
  return /^[a-z-]{1,20}$/.test(type) ? type : 'text';
}

function buttonText(document: HtmlDocument, control: PageElement): string {
  if (control.tag === 'button') {
    return elementText(document, control, {
      limit: maxText,
      hidden: control.hidden,
      images: false,
      firstLine: true,
    });
  }
  return foldShort(attribute(control, 'value') ?? attribute(control, 'alt') ?? '', maxText);
}

function optionTexts(document: HtmlDocument, select: PageElement): string[] {
  const texts: string[] = [];
  for (let position = select.position + 1; position < select.end; position += 1) {
    const node = document.nodes[position];
    if (node?.tag !== 'option') continue;
    const option = document.nodes[position + 1];
    if (option?.tag === '#text' && 'value' in option) texts.push(foldShort(option.value, maxText));
    if (texts.length > maxOptions) return [];
  }
  return texts.filter((text) => text !== '');
}

/** The last word of the attribute usually names the field. */
function autocompleteOf(control: PageElement): string | null {
  const field = splitAtSpace((attribute(control, 'autocomplete') ?? '').trim().toLowerCase()).at(-1) ?? '';
  return /^[a-z][a-z0-9-]{1,30}$/.test(field) && field !== 'on' && field !== 'off' ? field : null;
}

function isRequired(control: PageElement): boolean {
  return attribute(control, 'required') !== null || attribute(control, 'aria-required') === 'true';
}

const typedKinds = new Set(['text', 'email', 'tel', 'textarea', 'password', 'date', 'file']);
const askingKinds = new Set(['email', 'textarea', 'file']);

/** Fields outside a form count as a form only if they ask for more than a search term or a filter. */
function isLooseForm(fields: PageForm['fields']): boolean {
  const typed = fields.filter((field) => typedKinds.has(field.type));
  return typed.length >= 2 || typed.some((field) => askingKinds.has(field.type));
}

function formNames(form: PageElement): string {
  return ['id', 'name', 'class', 'role', 'aria-label']
    .map((name) => (attribute(form, name) ?? '').slice(0, 200))
    .join(' ');
}

function formHeading(document: HtmlDocument, form: PageElement): string | null {
  return (
    nearbyText(
      document,
      form.position + 1,
      Math.min(form.end, form.position + reachCharacters),
      form,
      headings,
    ) ??
    nearbyText(document, form.position - 1, Math.max(-1, form.position - reachCharacters), form, headings) ??
    nearbyText(
      document,
      form.position + 1,
      Math.min(form.end, form.position + reachCharacters),
      form,
      legends,
    )
  );
}

const reachCharacters = 300;
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const legends = new Set(['legend']);

function nearbyText(
  document: HtmlDocument,
  from: number,
  to: number,
  form: PageElement,
  tags: ReadonlySet<string>,
): string | null {
  const step = from < to ? 1 : -1;
  for (let position = from; position !== to; position += step) {
    const node = document.nodes[position];
    if (node === undefined || isText(node) || !tags.has(node.tag)) continue;
    if (node.hidden || node.section !== form.section) continue;
    const text = headingText(document, node);
    if (text !== '') return text;
  }
  return null;
}

function headingText(document: HtmlDocument, element: PageElement): string {
  return elementText(document, element, { limit: maxText, hidden: false, images: false, firstLine: true });
}

function speak(spoken: Map<PageElement, string[]>, element: PageElement, text: string): void {
  const texts = spoken.get(element);
  if (texts === undefined) spoken.set(element, [text]);
  else if (!texts.includes(text)) texts.push(text);
}
