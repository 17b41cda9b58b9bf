import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { baseLanguage } from '../../../annotate/readable-language.ts';
import type { SiteReading } from '../../../annotate/site-reading.ts';
import type { PageKind } from '../../../read/page-facts.ts';
import { isForCustomers } from '../customer-pages.ts';
import { formChoices } from '../form-choices.ts';
import { isOwnName } from '../own-names.ts';
import { hasPlainWord } from '../plain-names.ts';
import { announcedEntries } from './announced-lists.ts';
import { entryName } from './entry-name.ts';
import { mainLanguage } from './main-language.ts';
import { type OfferWords, offerWords } from './offer-words.ts';
import { pricedEntries } from './priced-lines.ts';
import { servicePages } from './service-pages.ts';

export interface ForeignOffering {
  name: string;
  language: string;
  /** Id of the list or form field; null if the offering has its own page. */
  list: string | null;
  span: { page: number; from: number; to: number };
}

const otherPages: ReadonlySet<PageKind> = new Set<PageKind>([
  'policy',
  'legal-notice',
  'careers',
  'faq',
  'portal',
  'team',
  'news',
  'article',
  'case-study',
  'gallery',
  'process',
]);
const minChoices = 2;
const minPriced = 2;

export function offeringsBeyondEnglish(
  site: SiteReading,
  own: ReadonlySet<string>,
  deliverer: (name: string, language: string | null) => WorkflowDefinition | null,
): ForeignOffering[] {
  const { pages, readings } = site;
  const main = mainLanguage(site);
  const wordsOf = (language: string | null) =>
    language !== null && baseLanguage(language) === main ? offerWords(language) : null;
  const isDelivered = (name: string, language: string | null) =>
    deliverer(name, language)?.function === 'deliver';
  const ofPages = servicePages(
    site,
    own,
    wordsOf,
    (name, { language }) => isDelivered(name, language) || (offerWords(language)?.endsAsWork(name) ?? false),
  );
  const presenting = new Set(ofPages.map(({ page }) => page));
  const named = ofPages.flatMap(({ name, page }) => (name === null ? [] : [{ name, page }]));
  const listed = pages.flatMap((page, number): ForeignOffering[] => {
    const words = wordsOf(page.language);
    const isRead = readings[number] === 'own' || readings[number] === 'job';
    if (!words || !page.language || !isRead || otherPages.has(page.kind) || isForCustomers(page)) return [];
    const language = page.language;
    // A list on a service's own page names parts of that service.
    if (presenting.has(number) || page.kind === 'service') return [];
    const priced = page.kind === 'pricing' ? pricedEntries(page, words) : [];
    const entries = [
      ...announcedEntries(page, words),
      ...(priced.length < minPriced
        ? []
        : priced.map((entry) => ({ ...entry, to: entry.from + 1, list: 0 }))),
    ];
    return entries.flatMap(({ name, from, to, list }) =>
      isOwnName(name, own) || isProper(name, site, words)
        ? []
        : [{ name, language, list: `${number} ${list}`, span: { page: number, from, to } }],
    );
  });
  const known = [...named, ...listed];
  return [
    ...named.map(({ name, page }) => ({
      name,
      language: pages[page]?.language ?? '',
      list: null,
      span: { page, from: 0, to: pages[page]?.blocks.length ?? 0 },
    })),
    ...listed,
    ...ofForms(
      site,
      wordsOf,
      (name, words, language) =>
        known.some((other) => other.name.toLowerCase() === name.toLowerCase()) ||
        isDelivered(name, language) ||
        words.endsAsWork(name),
    ),
  ];
}

/**
 * If the site never writes any word of a name in lowercase, the name is probably that of a place or
 * a person: "Parque Industrial San Jorge", "Mila Zanforlin".
 */
function isProper(name: string, site: SiteReading, { capitalizesNouns, isSegmented }: OfferWords): boolean {
  return !capitalizesNouns && !isSegmented && name.includes(' ') && !hasPlainWord(name, site);
}

function ofForms(
  { pages }: SiteReading,
  wordsOf: (language: string | null) => OfferWords | null,
  isOffering: (name: string, words: OfferWords, language: string) => boolean,
): ForeignOffering[] {
  return pages.flatMap((page, number) => {
    const words = wordsOf(page.language);
    const { language } = page;
    if (!words || !language) return [];
    return formChoices(page).flatMap(({ blocks, label }, at) => {
      const names = blocks.flatMap((index) => {
        const name = entryName(page.blocks[index]?.text ?? '', words);
        return name ? [{ name, index }] : [];
      });
      const offered = names.filter(({ name }) => isOffering(name, words, language));
      const isMade = offered.length >= minChoices && offered.length * 2 >= blocks.length;
      if (names.length < minChoices || !(isMade || words.announces(label))) return [];
      return names.map(({ name, index }) => ({
        name,
        language,
        list: `${number} form ${at}`,
        span: { page: number, from: index, to: index + 1 },
      }));
    });
  });
}
