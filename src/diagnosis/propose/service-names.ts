import type { PageFacts } from '../read/page-facts.ts';
import { plainAddress } from '../text/address.ts';
import { phrases } from '../text/phrases.ts';
import { splitAtSpace } from '../text/words.ts';
import { isWorkName } from './offerings/work-names.ts';

const otherKinds = new Set([
  'home',
  'contact',
  'about',
  'team',
  'careers',
  'faq',
  'policy',
  'forms',
  'portal',
  'case-study',
  'article',
  'news',
  'gallery',
  'events',
  'locations',
  'legal-notice',
  'pricing',
  'booking',
  'shop',
]);
const sentenceSigns = ['?', '!', '. ', ':', '…'];
const notAName = phrases('no-service-title');
const partOfSite = phrases('parts-of-a-site');
const doers = phrases('doers');
const maxWords = 5;

/** Keyed by page index. */
export function serviceNames(pages: readonly PageFacts[]): Map<number, string> {
  const linkTexts = menuTexts(pages);
  const names = new Map<number, string>();
  pages.forEach((page, index) => {
    if (otherKinds.has(page.kind)) return;
    const heading = page.blocks.find((block) => block.kind === 'heading' && block.level === 1)?.text;
    const candidates = [...(linkTexts.get(plainAddress(page.url)) ?? []), ...(heading ? [heading] : [])]
      .map(cleanName)
      .filter((name): name is string => name !== null)
      .sort((a, b) => a.length - b.length);
    if (candidates[0]) names.set(index, candidates[0]);
  });
  return names;
}

function menuTexts(pages: readonly PageFacts[]): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>();
  for (const link of pages.flatMap((page) => page.links)) {
    if (link.section === 'main' || link.section === 'aside') continue;
    const address = plainAddress(link.url);
    const known = texts.get(address);
    if (known) known.add(link.text);
    else texts.set(address, new Set([link.text]));
  }
  return texts;
}

export function cleanName(text: string): string | null {
  const plain = text
    .replace(/\s+(?:in|for|near|serving)\s+[A-Z].*$/, '')
    .replace(/\s*[|–—-]\s.*$/, '')
    // "Gold, silver & coins" is one name. What follows any other comma is a place or an addition.
    .replace(/,(?!.*(?:&|\band\b)).*$/i, '')
    .replace(/\s+(?:attorneys?|lawyers?)$/i, '')
    // A single word would say too little, so "Tree services" keeps its second word.
    .replace(/^(\S+\s.*)\s+services?$/i, '$1')
    .trim();
  const words = splitAtSpace(plain);
  if (
    plain.length < 4 ||
    words.length > maxWords ||
    sentenceSigns.some((sign) => plain.includes(sign)) ||
    notAName.test(plain) ||
    (partOfSite.test(plain) && (words.length < 2 || !isWorkName(plain))) ||
    doers.test(plain) ||
    /\d{3}/.test(plain)
  )
    return null;
  return isShouted(plain) ? words.map(quieten).join(' ') : plain;
}

function isShouted(text: string): boolean {
  return text.length > 5 && text === text.toUpperCase();
}

/**
 * "ROOF" becomes "Roof". Words of up to three characters count as abbreviations (CNC, DUI), unless they are common
 * words.
 */
function quieten(word: string): string {
  if (joiningWords.has(word)) return word.toLowerCase();
  if (word.length <= 3 && !commonShortWords.has(word.toLowerCase())) return word;
  return word.charAt(0) + word.slice(1).toLowerCase();
}

const joiningWords = new Set(['AND', 'OF', 'IN', 'FOR', 'THE', 'TO', 'A', '&']);

const commonShortWords: ReadonlySet<string> = new Set(
  'ham law tax car new day pet dog cat eye ear gas oil air box bed key job web app art gym spa bar ice tea pie egg hay log map net pre sea sun toy van all big buy per pro'.split(
    ' ',
  ),
);
