export interface ScriptLink {
  written: string;
  text: string;
}

const maxLinks = 100;
/** In characters; a longer script is probably a library, not a menu. */
const maxScript = 300_000;
const maxText = 80;

const anchor =
  /<a\s[^>]{0,300}?href\s*=\s*\\?["']([^"'\\$<>]{1,300})\\?["'][^>]{0,300}>([\s\S]{0,300}?)<\/a/gi;
const quotedPage = String.raw`["'\x60]((?:\.{0,2}\/)?[\w/-]{1,200}(?:\.(?:html?|php|aspx?))|\/[\w/-]{1,200}\/?)["'\x60]`;
const quotedLabel = String.raw`["'\x60]([\p{L}][^"'\x60<>{}]{1,60})["'\x60]`;
/** Pairs in either order: `['services.html', 'Services']` and `{ href: '/services', label: 'Services' }`. */
const pageLabelPairs = [
  new RegExp(String.raw`${quotedPage}\s*,\s*(?:\w+\s*:\s*)?${quotedLabel}`, 'gu'),
  new RegExp(String.raw`${quotedLabel}\s*,\s*(?:\w+\s*:\s*)?${quotedPage}`, 'gu'),
];

/**
 * Finds only links written literally, not those that the script assembles. Each address once, in the order of the
 * script.
 */
export function scriptLinks(script: string): ScriptLink[] {
  if (script.length > maxScript) return [];
  const found = [
    ...[...script.matchAll(anchor)].map(({ index, 1: written = '', 2: text = '' }) => ({
      index,
      written,
      text,
    })),
    ...[...script.matchAll(pageLabelPairs[0] ?? anchor)].map(({ index, 1: written = '', 2: text = '' }) => ({
      index,
      written,
      text,
    })),
    ...[...script.matchAll(pageLabelPairs[1] ?? anchor)].map(({ index, 1: text = '', 2: written = '' }) => ({
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
    else if (links.size < maxLinks) links.set(written, { written, text: plain });
  }
  return [...links.values()];
}

function plainText(markup: string): string {
  const text = markup
    .replace(/<[^>]*>|\$\{[^}]*\}/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\\[nt]|\s+/g, ' ')
    .trim();
  return text.length <= maxText ? text : '';
}
