import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import { lexiconDeliverer } from './beyond-english/lexicon-deliverer.ts';
import { offeringsBeyondEnglish } from './beyond-english/offerings-beyond-english.ts';
import { delivererOf } from './deliverer.ts';
import { enumeratedServices } from './enumerated-services.ts';
import { listedOfferings } from './listed-offerings.ts';
import { isSameService, nameStems } from './name-stems.ts';
import { type OfferedService, offeredServices } from './offered-services.ts';
import { maxOfferingCandidates, type OfferingCandidate, type OfferingSource } from './offering-candidate.ts';
import { offeringEvidence } from './offering-evidence.ts';
import { isOwnName, ownNames } from './own-names.ts';
import { type OwnSentence, ownSentences } from './own-sentences.ts';
import { pageLabels } from './page-labels.ts';
import { presentedServices } from './presented-services.ts';
import { isSpecific } from './service-words.ts';
import { structuredOfferings } from './structured-offerings.ts';
import { vendorProducts } from './vendor-products.ts';
import { isWorkName } from './work-names.ts';

interface Place {
  name: string;
  source: OfferingSource;
  spans: OfferingCandidate['spans'];
  byNeighbors: boolean;
  /** The list that contains the entry. Entries of one list are different offerings. */
  list?: string;
  /** Set if the name isn't English. */
  language?: string;
}

/**
 * What the site presents as its services, products, and programs: pages and list entries, names listed in
 * own-voice sentences, and structured data. The same name in several places is one candidate.
 */
export function proposeOfferings(
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): OfferingCandidate[] {
  const sentences = ownSentences(site);
  if (finding.sellsSoftware) return productsOf(site, sentences);
  const own = ownNames(site.pages);
  const labels = pageLabels(site, own);
  const deliverers = new Map<string, WorkflowDefinition | null>();
  const deliverer = (name: string) => {
    const known = deliverers.get(name);
    if (known !== undefined) return known;
    const found = delivererOf(name, finding, workflows);
    deliverers.set(name, found);
    return found;
  };
  const isKnown = (name: string) => deliverer(name) !== null;
  const names = (name: string) => isKnown(name) || (isWorkName(name) && isSpecific(name));
  // If goods are sold, the menu may have goods as well as services.
  const goods =
    finding.industry.detected === 'unknown' || hasTradeTrait(finding.industry.detected, 'sells-goods');
  const asPlace = ({ name, spans }: OfferedService, byNeighbors = false): Place => ({
    name,
    source: isWholePage(site, spans[0]) ? 'page' : 'list',
    spans,
    byNeighbors,
  });
  const presented = [
    ...presentedServices(site, labels, own, sentences, goods, names).map((service) =>
      asPlace(service, service.byNeighbours),
    ),
    ...offeredServices(site, isKnown, names).map((service) => asPlace(service)),
  ];
  const shown = presented.filter(({ byNeighbors }) => !byNeighbors).map(({ name }) => name);
  const places: Place[] = [
    ...presented,
    ...listedOfferings(site, labels, own, shown, isKnown).map(({ name, list, span }) => ({
      name,
      source: 'list' as const,
      spans: [span],
      byNeighbors: false,
      list,
    })),
    ...structuredOfferings(site.pages).map(({ name, page }) => ({
      name,
      source: 'structured-data' as const,
      spans: [{ page, from: 0, to: 0 }],
      byNeighbors: false,
    })),
    ...enumeratedServices(sentences, isKnown).map(({ name, sentence }) => ({
      name,
      source: 'sentence' as const,
      spans: [{ page: sentence.page, from: sentence.block, to: sentence.block + 1 }],
      byNeighbors: false,
    })),
  ];
  const foreign = (name: string, language: string | null) =>
    lexiconDeliverer(name, language, finding, workflows);
  places.push(...foreignPlaces(site, own, foreign));
  const candidates = mergeByName(
    places.filter(({ name }) => !isOwnName(name, own)),
    ({ name, language }) => (language === undefined ? deliverer(name) : foreign(name, language)),
  );
  return candidates.flatMap((candidate) => {
    const { evidence, isSaid } = offeringEvidence(site, candidate, sentences);
    return evidence.length > 0 ? [{ ...candidate, evidence, isSaid }] : [];
  });
}

/** One candidate per name, in order of first appearance. */
function mergeByName(
  places: readonly Place[],
  delivererIn: (place: Place) => WorkflowDefinition | null,
): OfferingCandidate[] {
  const candidates: OfferingCandidate[] = [];
  for (const place of places) {
    const same = candidates.find((candidate) => isSame(candidate, place));
    if (same) {
      same.sources.add(place.source);
      same.spans.push(...place.spans);
      same.byNeighbors &&= place.byNeighbors;
      if (place.list) same.lists.add(place.list);
    } else if (candidates.length < maxOfferingCandidates)
      candidates.push(candidateOf(place, delivererIn(place)));
  }
  return candidates;
}

function foreignPlaces(...from: Parameters<typeof offeringsBeyondEnglish>): Place[] {
  return offeringsBeyondEnglish(...from).map(({ name, language, list, span }) => ({
    name,
    source: list === null ? 'page' : 'list',
    spans: [span],
    byNeighbors: false,
    language,
    ...(list === null ? {} : { list }),
  }));
}

/** True for the same offering. Names in one list are different offerings, unless their words are the same. */
function isSame({ name, lists }: OfferingCandidate, place: Place): boolean {
  if (place.list !== undefined && lists.has(place.list)) return isSameWords(name, place.name);
  return isSameService(name, place.name);
}

function isSameWords(one: string, other: string): boolean {
  const [first, second] = [nameStems(one), nameStems(other)];
  return first.size === second.size && [...first].every((stem) => second.has(stem));
}

/** A software vendor's lists name features, so only its products count as offerings. */
function productsOf(site: SiteReading, sentences: readonly OwnSentence[]): OfferingCandidate[] {
  return vendorProducts(site).map(({ name, page, block }) => {
    const spans = [{ page, from: block, to: block + 1 }];
    const candidate = candidateOf({ name, source: 'sentence', spans, byNeighbors: false }, null);
    return { ...candidate, ...offeringEvidence(site, candidate, sentences), isSaid: true };
  });
}

function candidateOf(
  { name, source, spans, byNeighbors, list, language }: Place,
  deliverer: WorkflowDefinition | null,
): OfferingCandidate {
  return {
    id: name.toLowerCase(),
    verdicts: [],
    merged: [],
    name: name.charAt(0).toUpperCase() + name.slice(1),
    sources: new Set([source]),
    spans: [...spans],
    evidence: [],
    isSaid: false,
    byNeighbors,
    isForeign: language !== undefined,
    lists: new Set(list === undefined ? [] : [list]),
    deliverer,
  };
}

function isWholePage({ pages }: SiteReading, span: OfferingCandidate['spans'][number] | undefined): boolean {
  return span !== undefined && span.from === 0 && span.to === pages[span.page]?.blocks.length;
}
