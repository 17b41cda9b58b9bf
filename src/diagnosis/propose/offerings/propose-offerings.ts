import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { NamesModel } from '#catalogue/offering-model.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import { foreignDeliverer } from './beyond-english/foreign-deliverer.ts';
import { foreignNames } from './beyond-english/foreign-names.ts';
import { offeringsBeyondEnglish } from './beyond-english/offerings-beyond-english.ts';
import { englishNames } from './english-names.ts';
import { isSameService, nameStems } from './name-stems.ts';
import { maxOfferingCandidates, type OfferingCandidate } from './offering-candidate.ts';
import { offeringEvidence } from './offering-evidence.ts';
import { offeringLikelihoods } from './offering-model.ts';
import { type OfferingSearch, offeringSearch } from './offering-search.ts';
import { isOwnName } from './own-names.ts';
import type { OwnSentence } from './own-sentences.ts';
import { type OfferingPlace, placesByRules } from './places-by-rules.ts';
import { type NameReader, type PresentedName, presentedNames } from './presented-names.ts';
import { isSpecific } from './service-words.ts';
import { isListName, isOtherHeading } from './services-heading.ts';
import { vendorProducts } from './vendor-products.ts';

/** Minimum likelihood of a name that only the model proposes. Tuned on development sites. */
const minLikelihood = { english: 0.7, beyondEnglish: 0.5 };
/** The model compares names with each other, so it needs at least this many. */
const minNames = 15;

export function proposeOfferings(
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): OfferingCandidate[] {
  const context = offeringSearch(site, finding, workflows);
  const { own, sentences, deliverer } = context;
  if (finding.sellsSoftware) return productsOf(site, sentences);
  const foreign = (name: string, language: string | null) =>
    foreignDeliverer(name, language, finding, workflows);
  const { english, beyondEnglish } = judgedNames(site, context, foreign);
  const places = [...english.places];
  for (const { name, span, likelihood } of english.judged)
    if (!english.proposed.has(name.toLowerCase()) && isLikely(name, likelihood))
      places.push({ name, source: 'list', spans: [span], byNeighbors: false });
  places.push(...beyondEnglish.places);
  for (const { name, span, likelihood } of beyondEnglish.judged) {
    const language = site.pages[span.page]?.language;
    if (!language || beyondEnglish.proposed.has(name.toLowerCase())) continue;
    if (likelihood >= minLikelihood.beyondEnglish)
      places.push({ name, source: 'list', spans: [span], byNeighbors: false, language });
  }
  const likelihoods = new Map(
    [...english.judged, ...beyondEnglish.judged].map(({ name, likelihood }) => [
      name.toLowerCase(),
      likelihood,
    ]),
  );
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

interface NamesToJudge {
  english: PresentedName[];
  beyondEnglish: PresentedName[];
}

/** The names that the models are trained on and judge during an analysis. */
export function namesToJudge(
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): NamesToJudge {
  if (finding.sellsSoftware) return { english: [], beyondEnglish: [] };
  const context = offeringSearch(site, finding, workflows);
  const { english, beyondEnglish } = judgedNames(site, context, (name, language) =>
    foreignDeliverer(name, language, finding, workflows),
  );
  return { english: english.names, beyondEnglish: beyondEnglish.names };
}

type ForeignDeliverer = (name: string, language: string | null) => WorkflowDefinition | null;

function judgedNames(site: SiteReading, context: OfferingSearch, foreign: ForeignDeliverer) {
  const { offeringModel } = loadKnowledge();
  return {
    english: judged(
      site,
      placesByRules(site, context),
      englishNames(site, context),
      offeringModel?.english ?? null,
    ),
    beyondEnglish: judged(
      site,
      foreignPlaces(site, context.own, foreign),
      foreignNames(site, context, foreign),
      offeringModel?.beyondEnglish ?? null,
    ),
  };
}

function judged(
  site: SiteReading,
  places: readonly OfferingPlace[],
  reader: NameReader | null,
  model: NamesModel | null,
) {
  const proposed = namesIn(places);
  const names = reader === null ? [] : presentedNames(site, reader, proposed);
  const likelihoods = model === null || names.length < minNames ? [] : offeringLikelihoods(names, model);
  const found = likelihoods.flatMap((likelihood, index) => {
    const item = names[index];
    return item ? [{ name: item.name, span: item.span, likelihood }] : [];
  });
  return { places, proposed, names, judged: found };
}

function isLikely(name: string, likelihood: number): boolean {
  if (!isSpecific(name) || isListName(name)) return false;
  return likelihood >= minLikelihood.english && (name.includes(' ') || !isOtherHeading(name));
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
    isConfirmed: false,
    likelihood: null,
    lists: new Set(list === undefined ? [] : [list]),
    deliverer,
  };
}
