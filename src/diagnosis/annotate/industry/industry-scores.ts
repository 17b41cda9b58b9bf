import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import { type CompanyType, companyTypes } from '#shared/schemas/company.ts';
import { customersOf } from '../customers-trade.ts';
import { isForeign } from '../readable-language.ts';
import type { Hit, SiteReading } from '../site-reading.ts';

export interface IndustryScore {
  industry: IndustryDefinition;
  score: number;
  unnamed: number;
  hits: { hit: Hit; weight: number }[];
}

export interface IndustryScores {
  all: IndustryScore[];
  types: Map<CompanyType, number>;
  unnamed: Map<CompanyType, number>;
}

const maxRepetition = 2.5;
const structuredTypeScore = 8;
const ownWordWeight = 3;
const brushedShare = 0.4;
const titleFactor = 2;
const namedScore = 10;
const namedShare = 0.2;
const headingFactor = 1.4;
const homeFactor = 1.5;

/** Not 0, because a few words about customers also say what the organization is. */
const customersFactor = 0.1;
/**
 * In languages other than English, no rules find customers, so a sentence that names three kinds of organizations
 * counts as a list of customers or members.
 */
const listedKinds = 3;
const listedFactor = 0.2;
const buyersTradeShare = 0.3;
const sellerScore = 8;

export function scoreIndustries(
  site: SiteReading,
  industries: readonly IndustryDefinition[],
): IndustryScores {
  const perPattern = new Map<string, Map<number, { hit: Hit; weight: number }[]>>();
  const lists = sentencesWithLists(site, industries);
  for (const hit of site.hits) {
    if (hit.owner.kind !== 'industry') continue;
    const patterns = getOrAdd(perPattern, hit.owner.industry, () => new Map());
    getOrAdd(patterns, hit.pattern, () => []).push({
      hit,
      weight:
        industryWeight(site, hit, hit.owner.weight) *
        customersShare(hit, hit.owner.industry) *
        (lists.has(hit.sentence) ? listedFactor : 1),
    });
  }
  const all = industries
    .map((industry) => scoreOf(industry, site, perPattern.get(industry.id) ?? new Map()))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { all, ...typeScores(all) };
}

function scoreOf(
  industry: IndustryDefinition,
  site: SiteReading,
  patterns: Map<number, { hit: Hit; weight: number }[]>,
): IndustryScore {
  let score = 0;
  const hits: IndustryScore['hits'] = [];
  let ownWords = false;
  for (const found of patterns.values()) {
    found.sort((a, b) => b.weight - a.weight);
    const [best] = found;
    if (!best) continue;
    const repetition = Math.min(maxRepetition, 1 + 0.35 * Math.log2(found.length));
    score += best.weight * repetition;
    hits.push(best);
    ownWords ||= weightOf(best.hit) >= ownWordWeight;
  }
  const title = weightInTitle(site, industry.id);
  score += title * titleFactor;
  if (site.trade.buyers.has(industry.id)) score *= buyersTradeShare;
  if (industry.needsOwnWord && !ownWords) score *= brushedShare;
  const structured = new Set(site.pages.flatMap((page) => page.structured.map((item) => item.type)));
  if (industry.structuredTypes.some((type) => structured.has(type))) score += structuredTypeScore;
  if (site.trade.sellers.has(industry.id)) score += sellerScore;
  hits.sort((a, b) => b.weight - a.weight);
  return { industry, score: score + nameScore(site, industry.id, score, title), unnamed: score, hits };
}

function weightInTitle(site: SiteReading, industry: string): number {
  return site.title.reduce(
    (sum, owner) => sum + (owner.kind === 'industry' && owner.industry === industry ? owner.weight : 0),
    0,
  );
}

function nameScore(site: SiteReading, industry: string, score: number, title: number): number {
  if (site.trade.buyers.has(industry)) return 0;
  return title * titleFactor + (site.named.has(industry) ? score * namedShare + namedScore : 0);
}

function weightOf({ owner }: Hit): number {
  return owner.kind === 'industry' ? owner.weight : 0;
}

function industryWeight(site: SiteReading, { sentence }: Hit, weight: number): number {
  const reading = sentence.reading === 'own' ? 1 : sentence.reading === 'job' ? 0.6 : 0.12;
  const home = site.pages[sentence.page]?.kind === 'home' ? homeFactor : 1;
  const heading = sentence.place === 'heading' ? headingFactor : 1;
  const negated = sentence.cues.some((cue) => cue.kind === 'negation') ? 0 : 1;
  return weight * reading * home * heading * negated;
}

function customersShare({ sentence, start, end }: Hit, industry: string): number {
  return customersOf({ start, end }, sentence.customers, industry) ? customersFactor : 1;
}

function sentencesWithLists(
  site: SiteReading,
  industries: readonly IndustryDefinition[],
): Set<Hit['sentence']> {
  const kinds = new Map(
    industries.map(({ id, companyType }) => [id, companyType === 'other' ? id : companyType]),
  );
  const kindsIn = new Map<Hit['sentence'], Set<string>>();
  for (const { owner, sentence } of site.hits) {
    if (owner.kind !== 'industry' || owner.weight < ownWordWeight) continue;
    if (sentence.place !== 'text' || !isForeign(site.pages[sentence.page]?.language ?? null)) continue;
    getOrAdd(kindsIn, sentence, () => new Set()).add(kinds.get(owner.industry) ?? owner.industry);
  }
  const lists = [...kindsIn].filter(([, named]) => named.size >= listedKinds);
  return new Set(lists.map(([sentence]) => sentence));
}

export function typeScores(all: readonly IndustryScore[]): Omit<IndustryScores, 'all'> {
  return {
    types: sumByType(all, ({ score }) => score),
    unnamed: sumByType(all, ({ unnamed }) => unnamed),
  };
}

function sumByType(
  all: readonly IndustryScore[],
  scoreOf: (entry: IndustryScore) => number,
): Map<CompanyType, number> {
  const types = new Map<CompanyType, number>();
  for (const type of companyTypes) {
    const own = all.filter(({ industry }) => industry.companyType === type);
    const overall = own.find(({ industry }) => industry.id === type);
    const general = overall ? scoreOf(overall) : 0;
    const kinds = own
      .filter(({ industry }) => industry.id !== type)
      .map(scoreOf)
      .sort((a, b) => b - a);
    const [best = 0, ...rest] = kinds;
    // Trades under "other" have nothing in common, so only the strongest one counts.
    const others = type === 'other' ? 0 : rest.reduce((sum, score) => sum + score, 0) / 4;
    const score = general + best + others;
    if (score > 0) types.set(type, score);
  }
  return types;
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
