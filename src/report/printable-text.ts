/**
 * Replaces each run of characters that none of the report's fonts cover and whose script isn't in
 * `namedScripts`, and any text that would otherwise print as blank.
 */
export const replacementMark = '\uFFFD';

const longWord = 24;
const breakEvery = 12;
const breakHere = '\u200B';
const noBreakSpace = '\u00A0';

/** More accents than this on one character would overlap the adjacent lines. */
const maxMarks = 3;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;
const selectors = /[\p{Variation_Selector}\u{E0000}-\u{E007F}]/gu;
const mark = /^\p{M}$/u;
const breakable = /[\s/-]$/u;
const plain = /^[\x20-\x7E]*$/;
const longPlainWord = new RegExp(`[^\\s/-]{${longWord + 1}}`);

export function makeTextPrinter(coverage: readonly ReadonlySet<number>[]): (text: string) => string {
  const coversPlain = coverage.some((font) => plainCodes.every((code) => font.has(code)));
  return (text) => {
    if (coversPlain && plain.test(text) && !longPlainWord.test(text)) return text;
    const clean = text.replace(directionMarks, '').replace(unprintable, ' ').normalize('NFC');
    const printed = Array.from(graphemes.segment(clean), ({ segment }) => printGrapheme(segment, coverage));
    const set = breakLongWords(withoutRepeats(printed));
    return isBlank(set) && !isBlank(text) ? replacementMark : set;
  };
}

const plainCodes = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function printGrapheme(segment: string, coverage: readonly ReadonlySet<number>[]): string {
  if (/^\s+$/u.test(segment)) return segment === noBreakSpace ? noBreakSpace : ' ';
  const kept = keepFewMarks([...segment.replace(selectors, '')]);
  const codes = kept.filter((one) => !ignorable.test(one)).map((one) => one.codePointAt(0) ?? 0);
  if (codes.length === 0) return '';
  const isCovered = coverage.some((font) => codes.every((code) => font.has(code)));
  return isCovered ? kept.join('') : markFor(segment);
}

const namedScripts = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Thai',
  'Bengali',
  'Tamil',
  'Georgian',
  'Armenian',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Gujarati',
  'Gurmukhi',
  'Sinhala',
  'Khmer',
  'Lao',
  'Myanmar',
  'Ethiopic',
].map((name) => ({
  mark: `[text in ${name === 'Han' || name.endsWith('kana') || name === 'Hiragana' ? 'Chinese or Japanese' : name} script]`,
  letter: new RegExp(`^\\p{Script=${name}}`, 'u'),
}));
const scriptMarks: ReadonlySet<string> = new Set(namedScripts.map(({ mark }) => mark));

function markFor(segment: string): string {
  return namedScripts.find(({ letter }) => letter.test(segment))?.mark ?? replacementMark;
}

function withoutRepeats(printed: readonly string[]): string[] {
  const kept: string[] = [];
  for (const next of printed) {
    if (next === replacementMark && kept.at(-1) === next) continue;
    if (scriptMarks.has(next)) {
      const last = kept.findLastIndex((one) => scriptMarks.has(one));
      const between = last < 0 ? null : kept.slice(last + 1).join('');
      if (between !== null && kept[last] === next && !/[\p{L}\p{N}]/u.test(between)) {
        kept.length = last + 1;
        continue;
      }
    }
    kept.push(next);
  }
  return kept;
}

function keepFewMarks(characters: readonly string[]): string[] {
  let marks = 0;
  return characters.filter((one) => {
    if (!mark.test(one)) return true;
    marks += 1;
    return marks <= maxMarks;
  });
}

function breakLongWords(printed: readonly string[]): string {
  let text = '';
  let word: string[] = [];
  const endWord = () => {
    const broken = word.length > longWord;
    text += word
      .map((next, at) => (broken && at > 0 && at % breakEvery === 0 ? breakHere + next : next))
      .join('');
    word = [];
  };
  for (const next of printed) {
    word.push(next);
    if (breakable.test(next)) endWord();
  }
  endWord();
  return text;
}
