import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFontCoverage } from './font-coverage.ts';
import { coveragePaths, textFamilies } from './fonts.ts';

const coverage = new Map(
  textFamilies.map((family, index) => [family, readFontCoverage(readFileSync(coveragePaths[index] ?? ''))]),
);
const has = (family: string, character: string) => coverage.get(family)?.has(character.codePointAt(0) ?? 0);

test.each([
  ['Source Sans 3', 'Aé€ßΩЖ'],
  ['Noto Sans', 'ĦΩЖ\uFFFD'],
  ['Noto Sans Devanagari', 'नमस्ते'],
  ['Noto Sans Arabic', 'مرحبا'],
  ['Noto Sans Hebrew', 'שלום'],
  ['Noto Sans JP', '予約かなカナ'],
  ['Noto Sans Symbols', '⚖'],
  ['Noto Sans Symbols 2', '✓'],
  ['Noto Emoji', '🚀'],
] as const)('%s has the glyphs of "%s"', (family, text) => {
  for (const character of text) expect(has(family, character), character).toBe(true);
});

test('a font does not claim missing glyphs', () => {
  expect(has('Source Sans 3', 'م')).toBe(false);
  for (const family of textFamilies) expect(has(family, '한'), family).toBe(false);
});

test('a file that is not a font is refused', () => {
  expect(() => readFontCoverage(new Uint8Array(64))).toThrow('no cmap table');
});
