import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import { customersOf } from '../customers-trade.ts';
import type { Hit, SiteReading } from '../site-reading.ts';
import type { IndustryFinding } from './identify-industry.ts';

export interface SpecialtyScore {
  specialty: SpecialtyDefinition;
  score: number;
}

/** Our assumptions. */
const weights = { name: 3, word: 0.8 };
const nameShown = 1.5;
/**
 * If neither the title nor a strong hit names the line of business, its words may fit others too: a music school
 * also mentions competitions.
 */
const unnamedShare = 0.6;
const otherTradeShare = 0.4;
const titleFactor = 2.5;
const headingFactor = 1.4;
const homeFactor = 1.5;
const notOwnFactor = 0.12;
const maxRepetition = 2;

/**
 * Below these scores, the words may fit several lines of business by chance. Tuned on development
 * sites.
 */
const minScore = { anyTrade: 11, ownTrade: 6 };
/**
 * From `sure` on, the first line of business names the organization, and from `clear` on if its score is at least `lead`
 * times the next one's. Of 263 sites whose lines readers labeled, the first was right or nearly so on 199 of 208 with a
 * score of 10, on 32 of 33 between 5 and 10 with this lead, and on 12 of 19 without it (docs/accuracy.md).
 */
const naming = { sure: 10, clear: 5, lead: 1.1 };

/** True if the first of `found` names the organization. `scores` must be sorted, best first. */
export function isNaming(scores: readonly SpecialtyScore[], found: SpecialtyDefinition | undefined): boolean {
  const [first, second] = scores;
  const score = scores.find(({ specialty }) => specialty === found)?.score ?? 0;
  return (
    score >= naming.sure ||
    (first?.specialty === found && score >= naming.clear && score >= (second?.score ?? 0) * naming.lead)
  );
}
/**
 * From this score on, the first line of business is certain enough to make other lines' work
 * unexpected. Tuned on development sites.
 */
const sureScore = { ranked: 12, byPhrases: 10 };
/**
 * A further line of business needs this share of the best score. Scores ranked by text lie closer
 * together. Tuned on development sites.
 */
const furtherShare = { ranked: 0.75, byPhrases: 0.6 };
const maxSpecialties = 3;

export type Specialties = Pick<
  IndustryFinding,
  'specialties' | 'isSpecialtySure' | 'isSpecialtyChosen' | 'listedWork'
>;

export function detectSpecialties(
  scores: readonly SpecialtyScore[],
  { kind, industry }: Pick<IndustryFinding, 'kind' | 'industry'>,
  { specialties, isRanked }: { specialties: readonly SpecialtyDefinition[]; isRanked: boolean },
  chosen?: SpecialtyDefinition,
): Specialties {
  const trade = kind ?? industry.detected;
  const clear = scores.filter(
    ({ score, specialty }) =>
      (score >= (specialty.trade === trade ? minScore.ownTrade : minScore.anyTrade) ||
        (isRanked && specialty.trade === trade && isNaming(scores, specialty))) &&
      // The ranking by texts has already decided the trade.
      (!isRanked || specialty.trade === trade) &&
      (!chosen || specialty.trade === chosen.trade),
  );
  const needed = (clear[0]?.score ?? 0) * furtherShare[isRanked ? 'ranked' : 'byPhrases'];
  const found: SpecialtyDefinition[] = chosen ? [chosen] : [];
  for (const { specialty, score } of clear) {
    // Plumbing is part of what a handyman does, so a handyman who mentions it isn't also a plumber.
    const isPart = found.some(({ partOf }) => (specialty.core[0] ?? '') in partOf);
    if (score >= needed && found.length < maxSpecialties && !isPart && specialty !== chosen)
      found.push(specialty);
  }
  return {
    specialties: found,
    isSpecialtyChosen: chosen !== undefined,
    isSpecialtySure:
      chosen !== undefined || (clear[0]?.score ?? 0) >= sureScore[isRanked ? 'ranked' : 'byPhrases'],
    listedWork: listedIn(specialties),
  };
}

interface Found {
  isName: boolean;
  weights: number[];
}

export function scoreSpecialties(
  site: SiteReading,
  { shares }: Pick<IndustryFinding, 'shares'>,
  specialties: readonly SpecialtyDefinition[],
): SpecialtyScore[] {
  const byId = new Map(specialties.map((specialty) => [specialty.id, specialty]));
  const found = new Map<string, Map<number, Found>>();
  for (const hit of site.hits) {
    if (hit.owner.kind !== 'specialty') continue;
    const trade = byId.get(hit.owner.specialty)?.trade ?? '';
    const patterns = found.get(hit.owner.specialty) ?? new Map<number, Found>();
    found.set(hit.owner.specialty, patterns);
    const own = weightOf(site, hit) * (customersOf(hit, hit.sentence.customers, trade) ? notOwnFactor : 1);
    const known = patterns.get(hit.pattern);
    if (known) known.weights.push(own);
    else patterns.set(hit.pattern, { isName: hit.owner.isName, weights: [own] });
  }
  const titled = new Map<string, number>();
  const named = new Set<string>();
  for (const owner of site.title) {
    if (owner.kind !== 'specialty') continue;
    const { specialty, isName } = owner;
    if (isName) named.add(specialty);
    const weight = isName ? weights.name : weights.word;
    titled.set(specialty, (titled.get(specialty) ?? 0) + weight * titleFactor);
  }
  return [...new Set([...found.keys(), ...titled.keys()])]
    .flatMap((id): SpecialtyScore[] => {
      const specialty = byId.get(id);
      if (!specialty) return [];
      let score = titled.get(id) ?? 0;
      let isNamed = named.has(id);
      for (const { isName, weights: list } of found.get(id)?.values() ?? []) {
        const best = Math.max(...list);
        isNamed ||= isName && best >= nameShown;
        score += best * Math.min(maxRepetition, 1 + 0.25 * Math.log2(list.length));
      }
      if (!isNamed) score *= unnamedShare;
      return [
        {
          specialty,
          score: score * (otherTradeShare + (1 - otherTradeShare) * (shares.get(specialty.trade) ?? 0)),
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
}

/** Names of the line of business first, then its other phrases. */
export function phrasesOf(site: SiteReading, { id }: SpecialtyDefinition): Hit[] {
  return site.hits
    .filter(({ owner }) => owner.kind === 'specialty' && owner.specialty === id)
    .filter(({ sentence }) => sentence.reading === 'own')
    .toSorted((a, b) => weightOf(site, b) - weightOf(site, a));
}

function weightOf({ pages }: SiteReading, { owner, sentence }: Hit): number {
  const base = owner.kind === 'specialty' && owner.isName ? weights.name : weights.word;
  const reading = sentence.reading === 'own' ? 1 : notOwnFactor;
  const home = pages[sentence.page]?.kind === 'home' ? homeFactor : 1;
  const heading = sentence.place === 'heading' ? headingFactor : 1;
  const negated = sentence.cues.some((cue) => cue.kind === 'negation') ? 0 : 1;
  return base * reading * home * heading * negated;
}

const listed = new WeakMap<readonly SpecialtyDefinition[], ReadonlySet<string>>();

function listedIn(specialties: readonly SpecialtyDefinition[]): ReadonlySet<string> {
  const known = listed.get(specialties);
  if (known) return known;
  const ids = new Set(
    specialties.flatMap(({ core, usual, partOf }) => [...core, ...usual, ...Object.keys(partOf)]),
  );
  listed.set(specialties, ids);
  return ids;
}
