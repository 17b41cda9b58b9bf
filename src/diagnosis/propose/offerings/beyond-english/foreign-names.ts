import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { baseLanguage } from '../../../annotate/readable-language.ts';
import type { SiteReading } from '../../../annotate/site-reading.ts';
import { linkText, nameMentions } from '../name-mentions.ts';
import type { OfferingSearch } from '../offering-search.ts';
import { isOwnName } from '../own-names.ts';
import type { NamePlace, NameReader } from '../presented-names.ts';
import { entryName } from './entry-name.ts';
import { mainLanguage } from './main-language.ts';
import { type OfferWords, offerWords } from './offer-words.ts';

const maxLetters = 90;
const price = /[$£€]\s?\d|\d\s?(?:€|zł|円)/;
const titleEnd = /\s[|–—-]\s/;

/**
 * Returns a reader of pages in the site's main language; null if that's English or its lexicon has
 * no words for offerings. All languages share the same features, because each alone has too few
 * sites to learn from.
 */
export function foreignNames(
  site: SiteReading,
  context: OfferingSearch,
  delivererOf: (name: string, language: string) => WorkflowDefinition | null,
): NameReader | null {
  const language = mainLanguage(site);
  const words = offerWords(language);
  if (language === null || words === null) return null;
  const known = new Map<string, WorkflowDefinition | null>();
  const deliverer = (name: string) => {
    let found = known.get(name);
    if (found === undefined) {
      found = delivererOf(name, language);
      known.set(name, found);
    }
    return found;
  };
  const describe = describer(site, context, words, deliverer);
  return {
    reads: (page) => page.language !== null && baseLanguage(page.language) === language,
    nameOf: (text) => {
      const name = text.length > maxLetters ? null : entryName(text, words);
      return name === null ? null : { name, isLabel: false };
    },
    describe,
    describePlace: ({ block, parent }, next) => [
      ...(price.test(`${block.text} ${next?.text ?? ''}`) ? ['price'] : []),
      ...(words.announces(parent) ? ['under-services'] : []),
      ...(words.isOther(parent) ? ['under-other'] : []),
      ...(parent === '' ? ['no-parent'] : []),
    ],
    isDelivered: (name) => deliverer(name)?.function === 'deliver',
    isWork: words.endsAsWork,
  };
}

function describer(
  site: SiteReading,
  context: OfferingSearch,
  words: OfferWords,
  deliverer: (name: string) => WorkflowDefinition | null,
): (place: NamePlace) => Map<string, number> {
  const { menus, links, leadsTo } = nameMentions(site, context);
  const titles = new Set(site.pages.map(({ title }) => linkText(title.split(titleEnd)[0] ?? '')));
  const text = site.pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])))
    .join(' ')
    .toLowerCase();
  return ({ name }) => {
    const features = new Map<string, number>();
    const mark = (feature: string, is: boolean) => {
      if (is) features.set(feature, 1);
    };
    const lower = name.toLowerCase();
    const delivery = deliverer(name);
    mark('delivered', delivery?.function === 'deliver');
    mark('errand', delivery !== null && delivery.function !== 'deliver');
    mark('work-name', words.endsAsWork(name));
    mark('own-name', isOwnName(name, context.own));
    mark('in-menu', menus.has(lower));
    mark('in-link', links.has(lower));
    mark('in-title', titles.has(lower));
    mark('in-text', text.includes(lower));
    mark('digit', /\d/.test(name));
    const target = leadsTo.get(lower);
    if (target !== undefined) features.set(`leads-to:${target}`, 1);
    features.set(`length:${Math.min(5, Math.floor(name.length / 8))}`, 1);
    if (words.isSegmented) return features;
    const parts = name.split(' ');
    features.set(`words:${Math.min(7, parts.length)}`, 1);
    const capitals = parts.filter((word) => /^\p{Lu}/u.test(word)).length / parts.length;
    features.set(words.capitalizesNouns ? 'capitals-of-nouns' : 'capitals', capitals);
    return features;
  };
}
