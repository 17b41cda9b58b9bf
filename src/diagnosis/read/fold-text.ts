/**
 * One line with single spaces, composed letters (NFC), and only visible characters. Lone surrogates become U+FFFD,
 * because UTF-8 can't encode them.
 */
export function foldText(text: string): string {
  const trimmed = text.trim();
  if (!unusual.test(trimmed)) return trimmed;
  if (plain.test(text)) return text.replace(whiteSpace, ' ').trim();
  const shown = text.replace(notShown, '').replace(whiteSpace, ' ').trim().toWellFormed();
  return combining.test(shown) ? shown.normalize('NFC') : shown;
}

export function foldShort(text: string, limit: number): string {
  const folded = foldText(text.length > limit * 8 ? text.slice(0, limit * 8) : text);
  if (folded.length <= limit) return folded;
  const cut = folded.lastIndexOf(' ', limit);
  return folded
    .slice(0, cut > limit / 2 ? cut : limit)
    .trimEnd()
    .toWellFormed();
}

/**
 * A word is a run of characters that contains a letter or digit. In scripts without spaces, two
 * characters count as one word.
 */
export function countWords(text: string): number {
  let words = 0;
  let unspaced = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x20) inWord = false;
    else if (isUnspaced(code)) {
      unspaced += 1;
      inWord = false;
    } else if (!inWord && isWordStart(code)) {
      words += 1;
      inWord = true;
    }
  }
  return words + Math.ceil(unspaced / 2);
}

const unusual = /[^ -~]| {2}/;
const whiteSpace = /[\s\u0085]+/g;
const combining = /[\u0300-\u036f]/;
const plain = /^[\t\n\f\r\x20-\x7e\xa0-\xac\xae-\u017f\u2010-\u2027\u20ac]*$/;

/** First and last code unit of each range. White space isn't listed, because it is folded. */
const notShownRanges: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0xad, 0xad], // soft hyphen
  [0x61c, 0x61c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5],
  [0x180b, 0x180f], // Mongolian selectors
  [0x200b, 0x200f], // zero-width and direction marks
  [0x202a, 0x202e], // direction embeddings
  [0x2060, 0x206f], // joiners and isolates
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
];
/**
 * Tag characters and supplementary variation selectors are outside the Basic Multilingual Plane and share one high
 * surrogate.
 */
const notShown = new RegExp(
  `[${notShownRanges.map((range) => range.map(escapeUnit).join('-')).join('')}]|\\udb40[\\udc00-\\udfff]`,
  'g',
);

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

function isUnspaced(code: number): boolean {
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0x0e00 && code <= 0x0e4f) ||
    (code >= 0xf900 && code <= 0xfaff)
  );
}

function isWordStart(code: number): boolean {
  if (code < 0x80) {
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  }
  return code >= 0xaa && !(code >= 0x2000 && code <= 0x2bff) && !(code >= 0x3000 && code <= 0x303f);
}
