/** Stands for a character that no font of the report has. */
export const replacementMark = '\uFFFD';

/** Longest run of characters without a place to break a line; longer ones get one. */
const unbrokenAtMost = 28;
const breakHere = '\u200B';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
/** Invisible by themselves: joiners, variation selectors, tags, soft hyphens. */
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;
const selectors = /[\p{Variation_Selector}\u{E0000}-\u{E007F}]/gu;

/**
 * Makes text that the given fonts can set, whatever it was: control characters, marks that turn the
 * direction and unassigned code points go; a character (with its accents) that no single font covers
 * becomes the replacement mark; a very long word gets places to break.
 */
export function makeTextPrinter(coverage: readonly ReadonlySet<number>[]): (text: string) => string {
  const printable = (segment: string): string => {
    const codes = [...segment].filter((one) => !ignorable.test(one)).map((one) => one.codePointAt(0) ?? 0);
    if (codes.length === 0) return '';
    if (/^\s+$/u.test(segment)) return ' ';
    const isCovered = coverage.some((font) => codes.every((code) => font.has(code)));
    if (!isCovered) return replacementMark;
    return segment.replace(selectors, '');
  };
  return (text) => {
    const clean = text.replace(directionMarks, '').replace(unprintable, ' ').normalize('NFC');
    let printed = '';
    let unbroken = 0;
    for (const { segment } of graphemes.segment(clean)) {
      const next = printable(segment);
      unbroken = next === ' ' ? 0 : unbroken + 1;
      if (unbroken > unbrokenAtMost) {
        printed += breakHere;
        unbroken = 1;
      }
      if (next !== replacementMark || !printed.endsWith(replacementMark)) printed += next;
    }
    return printed;
  };
}
