import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { readableLanguage } from '../../annotate/readable-language.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import { countSpaced } from '../../text/words.ts';
import { edges, isSaid, type NameMentions, nameMentions } from './name-mentions.ts';
import { addShape, addWords } from './name-shape.ts';
import { nameStems } from './name-stems.ts';
import type { OfferingSearch } from './offering-search.ts';
import { isOwnName } from './own-names.ts';
import type { NamePlace, NameReader, ReadName } from './presented-names.ts';
import { serviceLabel } from './service-label.ts';
import { isSpecific } from './service-words.ts';
import { isGoodsHeading, isOfferHeading } from './services-heading.ts';
import { isWorkName } from './work-names.ts';

const maxWords = 8;
const price = /[$£€]\s?\d/;
const priced = /\s*[-–—:.]*\s*(?:from )?[$£€]\s?\d[\d.,]*.*$/i;
const maxAcronym = 5;
/** Reviews are often signed in this way: "Karen B.". */
const reviewer = /^\p{Lu}\p{Ll}+ \p{Lu}\.?$/u;

export function englishNames(site: SiteReading, context: OfferingSearch): NameReader {
  const facts = nameMentions(site, context);
  return {
    reads: ({ language }) => readableLanguage(language) === catalogLanguage,
    nameOf,
    describe: (place) => describe(place, facts, context),
    describePlace: ({ block, parent }, next) => [
      ...(price.test(`${block.text} ${next?.text ?? ''}`) ? ['price'] : []),
      ...(isOfferHeading(parent) ? ['under-services'] : []),
      ...(isGoodsHeading(parent) ? ['under-goods'] : []),
    ],
    isDelivered: (name) => context.deliverer(name)?.function === 'deliver',
    isWork: () => false,
    complete: (features, isHeading) => {
      const both = (one: string, other: string) => features.has(one) && features.has(other);
      if (both('under-services', 'label')) features.set('service-label', 1);
      if (both('delivered', 'said')) features.set('delivered-said', 1);
      if (isHeading && features.has('said')) features.set('said-heading', 1);
    },
  };
}

function nameOf(text: string): ReadName | null {
  if (countSpaced(text) > maxWords) return null;
  const bare = text.replace(priced, '');
  const label = serviceLabel(bare);
  const name = label ?? bare.replaceAll(edges, '').trim();
  if (!/\p{L}{3}/u.test(name) || reviewer.test(name)) return null;
  const isLoud = name.length > maxAcronym && name === name.toUpperCase();
  return { name: isLoud ? inSentenceCase(name) : name, isLabel: label !== null };
}

function inSentenceCase(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase();
}

function describe(place: NamePlace, facts: NameMentions, context: OfferingSearch): Map<string, number> {
  const { name } = place;
  const features = new Map<string, number>();
  const mark = (feature: string, is: boolean | undefined) => {
    if (is) features.set(feature, 1);
  };
  const lower = name.toLowerCase();
  const deliverer = context.deliverer(name);
  mark('delivered', deliverer?.function === 'deliver');
  mark('errand', deliverer !== null && deliverer.function !== 'deliver');
  mark('label', place.isLabel);
  mark('work-name', isWorkName(name));
  mark('specific', isSpecific(name));
  mark('own-name', isOwnName(name, context.own));
  mark('in-menu', facts.menus.has(lower));
  mark('in-link', facts.links.has(lower));
  const target = facts.leadsTo.get(lower);
  if (target !== undefined) features.set(`leads-to:${target}`, 1);
  const label = facts.labels.get(lower);
  mark('page', label !== undefined);
  mark('work-page', label?.isWork);
  const stems = [...nameStems(name)];
  mark('said', isSaid(stems, facts.saidIn));
  features.set(`stems:${Math.min(4, stems.length)}`, 1);
  for (const owner of facts.owners.get(place.block.text.toLowerCase()) ?? []) {
    mark('line', owner.kind === 'phrase' && facts.lines.has(owner.workflow));
    mark('phrase', owner.kind === 'phrase' && owner.direct);
    mark('task', owner.kind === 'task');
    mark('specialty', owner.kind === 'specialty' && facts.specialties.has(owner.specialty));
  }
  addWords(name, features);
  addShape(name, features);
  return features;
}
