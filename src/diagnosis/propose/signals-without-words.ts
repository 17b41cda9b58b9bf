import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WithoutWords } from '#catalogue/lexicon/without-words-schema.ts';
import type { EvidenceKind } from '#shared/schemas/evidence.ts';
import { isForeign } from '../annotate/readable-language.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import type { PageFacts, PageForm, StructuredItem } from '../read/page-facts.ts';
import { platformOf } from './platform-links.ts';
import { longestQuote, standsOn } from './quote.ts';
import type { Signal } from './workflow-candidate.ts';

/**
 * Key prefix of signals that mean the same in every language. In unsupported languages, they are
 * nearly the only evidence.
 */
export const withoutWords = 'without words';

/** For signals found almost exclusively on sites of businesses that do the work. */
const plainStrength = 4.5;
/** Weak evidence, because most sites have contact details. */
const contactStrength = 3.2;
const minPricedLines = 8;

interface Found {
  workflow: string;
  signal: Signal;
}

/** Only for pages that aren't in English. Every quote is text from its page. */
export function signalsWithoutWords({ pages }: Pick<SiteReading, 'pages'>): Found[] {
  const { withoutWords: shows } = loadKnowledge();
  return shows === null
    ? []
    : pages.filter(({ language }) => isForeign(language)).flatMap((page) => ofPage(page, shows));
}

function ofPage(page: PageFacts, shows: WithoutWords): Found[] {
  return [
    ...page.links.flatMap((link) => {
      const platform = platformOf(shows.links, link.url);
      if (!platform) return [];
      const quote = quotable(page, link.text)
        ? link.text
        : platform.workflow === shows.contactDetails
          ? contactLine(page)
          : mainHeading(page);
      const kind = quote === link.text ? 'navigation' : 'page';
      return [found(platform.workflow, `link ${platform.workflow}`, plainStrength, page, quote, kind)];
    }),
    ...page.structured.flatMap((item) => ofItem(page, item, shows)),
    ...page.forms.flatMap((form) => ofBookingForm(page, form, shows)),
    ...contactDetails(page, shows),
    ...pricedMenu(page, shows),
  ].filter((entry) => entry !== null);
}

function found(
  workflow: string,
  key: string,
  strength: number,
  page: PageFacts,
  quote: string | null,
  kind: EvidenceKind,
): Found | null {
  if (quote === null) return null;
  const evidence = { url: page.url, quote: quote.slice(0, longestQuote), kind };
  return {
    workflow,
    signal: { key: `${withoutWords}: ${key}`, strength, direct: true, evidence, hit: null },
  };
}

const nameProperties = ['title', 'name', 'headline'];

function ofItem(
  page: PageFacts,
  { type, properties }: StructuredItem,
  shows: WithoutWords,
): (Found | null)[] {
  const names = nameProperties.flatMap((property) => properties[property] ?? []);
  const quote = names.find((name) => quotable(page, name)) ?? null;
  return type.split(', ').flatMap((one) => {
    const workflow = shows.types[one];
    if (workflow) return [found(workflow, one, plainStrength, page, quote, 'structured-data')];
    const isSold = one === 'Product' && ('offers' in properties || 'price' in properties);
    return isSold && sells(page)
      ? [found(shows.soldProducts, 'product', plainStrength, page, quote, 'structured-data')]
      : [];
  });
}

/**
 * The form is evidence for every kind of booking; the trade later decides whether it's for a table,
 * a room, or an appointment.
 */
function ofBookingForm(
  page: PageFacts,
  { purpose, submit, heading }: PageForm,
  shows: WithoutWords,
): (Found | null)[] {
  if (purpose !== 'booking') return [];
  const quote = [submit, heading].find((text) => text && quotable(page, text)) ?? null;
  return shows.bookingForms.map((workflow) =>
    found(workflow, 'booking form', plainStrength, page, quote, 'form'),
  );
}

function sells({ forms, technology }: PageFacts): boolean {
  return (
    technology.some(({ kind }) => kind === 'shop') ||
    forms.some(({ purpose, action }) => purpose === 'order' || /cart|basket|checkout/i.test(action ?? ''))
  );
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?:\+|\b00?)\d[\d ()/.-]{6,}\d/;

function contactDetails(page: PageFacts, shows: WithoutWords): (Found | null)[] {
  if (page.kind !== 'contact' && page.kind !== 'home') return [];
  const [mail, call] = [lineWith(page, email), lineWith(page, phone)];
  if (!mail || !call) return [];
  const strength = page.kind === 'contact' ? contactStrength + 1 : contactStrength;
  return [found(shows.contactDetails, 'address and number', strength, page, mail, 'text')];
}

function contactLine(page: PageFacts): string | null {
  const heading = page.kind === 'contact' ? mainHeading(page) : null;
  return lineWith(page, phone) ?? lineWith(page, email) ?? heading;
}

function lineWith(page: PageFacts, pattern: RegExp): string | undefined {
  return page.blocks.find(({ text }) => pattern.test(text))?.text;
}

const price =
  /(?:[€$£¥₺₹₽₴₩]|\b(?:EUR|CHF|PLN|USD)) ?\d|\d[\d.,]* ?(?:[€$£¥₺₹₽₴₩円]|(?:EUR|CHF|PLN|zł|kr|Kč|Ft|lei|лв|руб)(?!\p{L}))/u;

/** A page with many prices may be a restaurant's menu; the trade later decides whether it is. */
function pricedMenu(page: PageFacts, shows: WithoutWords): (Found | null)[] {
  if (page.structured.some(({ type }) => type.includes('Product'))) return [];
  const lines = page.blocks.filter(({ text, section }) => section === 'main' && price.test(text));
  if (lines.length < minPricedLines) return [];
  const quote = lines.find(({ text }) => text.length > 12)?.text ?? lines[0]?.text ?? null;
  return [found(shows.pricedMenu, 'priced menu', plainStrength, page, quote, 'text')];
}

function mainHeading(page: PageFacts): string | null {
  return page.blocks.find(({ kind, section }) => kind === 'heading' && section === 'main')?.text ?? null;
}

const minQuote = 3;
const pictureText = /^(?:logos?|icons?|images?|banners?|bild|foto|photo)$/i;

function quotable(page: PageFacts, text: string): boolean {
  return (
    text.length >= minQuote &&
    /\p{L}/u.test(text) &&
    !pictureText.test(text.trim()) &&
    standsOn(page, text.slice(0, longestQuote))
  );
}
