import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import { lexiconDeliverer } from './beyond-english/lexicon-deliverer.ts';
import { offeringsBeyondEnglish } from './beyond-english/offerings-beyond-english.ts';
import { isSameService, nameStems } from './name-stems.ts';
import { maxOfferingCandidates, type OfferingCandidate } from './offering-candidate.ts';
import { offeringEvidence } from './offering-evidence.ts';
import { offeringLikelihoods } from './offering-model.ts';
import { type OfferingSearch, offeringSearch } from './offering-search.ts';
import { isOwnName } from './own-names.ts';
import type { OwnSentence } from './own-sentences.ts';
import { type OfferingPlace, placesByRules } from './places-by-rules.ts';
import { type PresentedName, presentedNames } from './presented-names.ts';
import { isSpecific } from './service-words.ts';
import { isListName, isOtherHeading } from './services-heading.ts';
import { vendorProducts } from './vendor-products.ts';

/** For names that only the model proposes; a single word may mean anything. Set on development sites. */
const minLikelihood = { words: 0.5, word: 0.65 };
/** The model compares names with each other, so it needs this many. */
const minNames = 15;

/** The same name in several places is one candidate. For a software company, only its products. */
export function proposeOfferings(
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): OfferingCandidate[] {
  const context = offeringSearch(site, finding, workflows);
  const { own, sentences, deliverer } = context;
  if (finding.sellsSoftware) return productsOf(site, sentences);
  const places = placesByRules(site, context);
  const likely = likelyNames(site, places, context);
  const proposed = namesIn(places);
  for (const { name, span, likelihood } of likely) {
    if (!proposed.has(name.toLowerCase()) && isLikely(name, likelihood))
      places.push({ name, source: 'list', spans: [span], byNeighbors: false });
  }
  const likelihoods = new Map(likely.map(({ name, likelihood }) => [name.toLowerCase(), likelihood]));
  const foreign = (name: string, language: string | null) =>
    lexiconDeliverer(name, language, finding, workflows);
  places.push(...foreignPlaces(site, own, foreign));
  const candidates = mergeByName(
    places.filter(({ name }) => !isOwnName(name, own)),
    ({ name, language }) => (language === undefined ? deliverer(name) : foreign(name, language)),
  );
  return candidates.flatMap((candidate) => {
    const { evidence, isSaid } = offeringEvidence(site, candidate, sentences);
    const likelihood = likelihoods.get(candidate.id) ?? null;
    return evidence.length > 0 ? [{ ...candidate, evidence, isSaid, likelihood }] : [];
  });
}

/** The names on which the model is trained; an analysis has it judge the same names. Empty for software companies. */
export function namesToJudge(
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): PresentedName[] {
  if (finding.sellsSoftware) return [];
  const context = offeringSearch(site, finding, workflows);
  return presentedNames(site, { ...context, proposed: namesIn(placesByRules(site, context)) });
}

/** Empty if there is no model or the site has fewer than `minNames` names. */
function likelyNames(site: SiteReading, places: readonly OfferingPlace[], context: OfferingSearch) {
  const { offeringModel } = loadKnowledge();
  if (!offeringModel) return [];
  const names = presentedNames(site, { ...context, proposed: namesIn(places) });
  if (names.length < minNames) return [];
  const likelihoods = offeringLikelihoods(names, offeringModel);
  return names.map(({ name, span }, index) => ({ name, span, likelihood: likelihoods[index] ?? 0 }));
}

function isLikely(name: string, likelihood: number): boolean {
  if (!isSpecific(name) || isListName(name)) return false;
  if (name.includes(' ')) return likelihood >= minLikelihood.words;
  return likelihood >= minLikelihood.word && !isOtherHeading(name);
}

function namesIn(places: readonly OfferingPlace[]): Set<string> {
  return new Set(places.map(({ name }) => name.toLowerCase()));
}

function mergeByName(
  places: readonly OfferingPlace[],
  delivererIn: (place: OfferingPlace) => WorkflowDefinition | null,
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

function foreignPlaces(...from: Parameters<typeof offeringsBeyondEnglish>): OfferingPlace[] {
  return offeringsBeyondEnglish(...from).map(({ name, language, list, span }) => ({
    name,
    source: list === null ? 'page' : 'list',
    spans: [span],
    byNeighbors: false,
    language,
    ...(list === null ? {} : { list }),
  }));
}

/** Names in one list are different offerings, unless their words are the same. */
function isSame({ name, lists }: OfferingCandidate, place: OfferingPlace): boolean {
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
  { name, source, spans, byNeighbors, list, language }: OfferingPlace,
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
    likelihood: null,
    lists: new Set(list === undefined ? [] : [list]),
    deliverer,
  };
}
