import { elementsOf, type HtmlDocument, rawText } from './html-document.ts';
import type { StructuredItem } from './page-facts.ts';
import { attribute } from './page-node.ts';
import { addValue, localName } from './structured-values.ts';

const maxItems = 150;
const maxScriptCharacters = 500_000;
const maxDepth = 12;
const maxVisits = 20_000;

/**
 * Outer entities come first and contain nested ones only as text, such as a name or postal address.
 * Skips JSON that can't be parsed even after common errors are fixed.
 */
export function jsonLdItems(document: HtmlDocument): StructuredItem[] {
  const items: StructuredItem[] = [];
  const pending: Pending[] = [];
  for (const script of elementsOf(document, 'script')) {
    const type = (attribute(script, 'type') ?? '').trim().toLowerCase();
    if (!type.startsWith('application/ld+json')) continue;
    const parsed = parseLoosely(rawText(document, script).slice(0, maxScriptCharacters));
    if (parsed !== undefined) pending.unshift({ value: parsed, depth: 0 });
  }
  let visits = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    visits += 1;
    if (visits > maxVisits || items.length >= maxItems) break;
    const { value, depth } = next;
    if (depth > maxDepth || typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    for (let index = Math.min(inner.length, 1000) - 1; index >= 0; index -= 1) {
      pending.push({ value: inner[index], depth: depth + 1 });
    }
    if (!Array.isArray(value)) {
      const item = readEntity(value as Record<string, unknown>);
      if (item !== null) items.push(item);
    }
  }
  return items;
}

interface Pending {
  value: unknown;
  depth: number;
}

function readEntity(entity: Record<string, unknown>): StructuredItem | null {
  const types = listOf(entity['@type']).filter((type) => typeof type === 'string');
  if (types.length === 0) return null;
  const properties: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(entity).slice(0, 200)) {
    if (name === '@type' || name === '@context' || name === '@graph') continue;
    for (const entry of listOf(value).slice(0, 50)) addValue(properties, name, foldValue(entry));
  }
  return { source: 'json-ld', type: types.map(localName).slice(0, 5).join(', '), properties };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function foldValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const entity = value as Record<string, unknown>;
  const address = addressParts.map((name) => plain(entity[name])).filter((part) => part !== '');
  if (address.length > 0) return address.join(', ');
  for (const name of namingProperties) {
    const text = plain(entity[name]);
    if (text !== '') return text;
  }
  return '';
}

const addressParts = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'];
const namingProperties = [
  '@value',
  'name',
  'headline',
  'text',
  'ratingValue',
  'price',
  'url',
  '@id',
  'value',
];

function plain(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/**
 * Accepts JSON in comments or CDATA sections, with trailing commas or a final semicolon, or with line breaks in
 * strings.
 */
function parseLoosely(script: string): unknown {
  const text = script
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  if (text === '') return undefined;
  return tryJson(text) ?? tryJson(fixJson(text));
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function fixJson(text: string): string {
  const fixed: string[] = [];
  let inText = false;
  let lastSolid = -1;
  for (let index = 0; index < text.length; index += 1) {
    let character = text[index] ?? '';
    if (inText && character === '\\') {
      character += text[index + 1] ?? '';
      index += 1;
    } else if (character === '"') inText = !inText;
    else if (inText && character < ' ') character = ' ';
    else if ((character === '}' || character === ']') && !inText && fixed[lastSolid] === ',') {
      fixed[lastSolid] = '';
    }
    if (inText || character.trim() !== '') lastSolid = fixed.length;
    fixed.push(character);
  }
  return fixed.join('');
}
