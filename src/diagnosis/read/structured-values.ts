import { foldShort } from './fold-text.ts';

const maxValues = 20;
const maxProperties = 60;
const maxValueCharacters = 500;

/** Ignores the name `__proto__`, which has a special meaning in JavaScript. */
export function addValue(properties: Record<string, string[]>, name: string, value: string): void {
  const key = foldShort(name, 80);
  const text = foldShort(value, maxValueCharacters);
  if (key === '' || text === '' || key === '__proto__') return;
  const values = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (values === undefined) {
    if (Object.keys(properties).length < maxProperties) properties[key] = [text];
  } else if (values.length < maxValues && !values.includes(text)) values.push(text);
}

/**
 * A type without its vocabulary: `LocalBusiness` for `https://schema.org/LocalBusiness` and for
 * `schema:LocalBusiness`.
 */
export function localName(type: string): string {
  return foldShort(type.replace(/^.*[/#]|^[a-z]+:(?!\/)/i, ''), 80);
}
