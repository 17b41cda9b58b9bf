export interface ScriptLink {
  written: string;
  text: string;
}

const MOST_LINKS = 100;
/** Maximum length of a script; a longer one is a library, not a menu. */
const LONGEST_SCRIPT = 300_000;
const MOST_TEXT = 80;

const ANCHOR =
  /<a\s[^>]{0,300}?href\s*=\s*\\?["']([^"'\\$<>]{1,300})\\?["'][^>]{0,300}>([\s\S]{0,300}?)<\/a/gi;
const PAGE = String.raw`["'\x60]((?:\.{0,2}\/)?[\w/-]{1,200}(?:\.(?:html?|php|aspx?))|\/[\w/-]{1,200}\/?)["'\x60]`;
const LABEL = String.raw`["'\x60]([\p{L}][^"'\x60<>{}]{1,60})["'\x60]`;
/** Pairs in either order: `['services.html', 'Services']` and `{ href: '/services', label: 'Services' }`. */
const PAIRS = [
  new RegExp(String.raw`${PAGE}\s*,\s*(?:\w+\s*:\s*)?${LABEL}`, 'gu'),
  new RegExp(String.raw`${LABEL}\s*,\s*(?:\w+\s*:\s*)?${PAGE}`, 'gu'),
];

/**
 * Finds only links written literally, not those that the script assembles. Each address once, in the order of the
 * script.
 */
export function scriptLinks(script: string): ScriptLink[] {
  if (script.length > LONGEST_SCRIPT) return [];
  const found = [
    ...[...script.matchAll(ANCHOR)].map(({ index, 1: written = '', 2: text = '' }) => ({
      index,
      written,
      text,
    })),
    ...[...script.matchAll(PAIRS[0] ?? ANCHOR)].map(({ index, 1: written = '', 2: text = '' }) => ({
      index,
      written,
      text,
    })),
    ...[...script.matchAll(PAIRS[1] ?? ANCHOR)].map(({ index, 1: text = '', 2: written = '' }) => ({
      index,
      written,
      text,
    })),
  ].sort((a, b) => a.index - b.index);
  const links = new Map<string, ScriptLink>();
  for (const { written, text } of found) {
    const plain = plainText(text);
    const known = links.get(written);
    if (known) known.text ||= plain;
    else if (links.size < MOST_LINKS) links.set(written, { written, text: plain });
  }
  return [...links.values()];
}

function plainText(markup: string): string {
  const text = markup
    .replace(/<[^>]*>|\$\{[^}]*\}/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\\[nt]|\s+/g, ' ')
    .trim();
  return text.length <= MOST_TEXT ? text : '';
}
