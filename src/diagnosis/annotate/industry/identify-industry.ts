import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyType, CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { quoteOf } from '../../propose/quote.ts';
import type { Hit, SiteReading } from '../site-reading.ts';
import type { IndustryScore, IndustryScores } from './industry-scores.ts';

const minScore = 9;
/** Below this, several types fit about equally well, or the evidence is thin. */
const minConfidence = 0.15;
const ampleScore = 40;
const kindLead = 1.15;
/**
 * In our trials, the type was right for all 32 clear sites, which by the rule of succession gives 33 of 34
 * (docs/method.md).
 */
const maxConfidence = 0.97;
const reasonsShown = 3;

export interface IndustryFinding {
  industry: Industry;
  kind: string | null;
  /** From 0 to 1, by id of industry or company type. */
  shares: ReadonlyMap<string, number>;
  specialties: readonly SpecialtyDefinition[];
  serviceLines: readonly WorkflowDefinition[];
  isSpecialtySure: boolean;
  /** True if the visitor or a second reader chose the first of `specialties`. */
  isSpecialtyChosen: boolean;
  /** Ids of the workflows that at least one line of business lists. An operator's own workflows may be missing. */
  listedWork: ReadonlySet<string>;
  /** True for a software vendor: its product does other trades' work, but the vendor doesn't. */
  sellsSoftware: boolean;
}

/** `detected` depends on the site alone, so that a mismatch with the visitor's choice stays visible. */
export function identifyIndustry(
  site: SiteReading,
  scores: IndustryScores,
  chosen: CompanyTypeChoice,
): IndustryFinding {
  const ranked = [...scores.types].sort((a, b) => b[1] - a[1]);
  const [first, second] = ranked;
  const confidence = first ? confidenceIn(scores, first, second?.[1] ?? 0) : 0;
  if (!first || first[1] < minScore || confidence < minConfidence) {
    return {
      industry: { chosen, detected: 'unknown', detail: null, confidence: 0, reasons: [] },
      kind: null,
      shares: new Map(chosen === 'unknown' ? [] : [[chosen, 1]]),
      specialties: [],
      serviceLines: [],
      isSpecialtySure: false,
      isSpecialtyChosen: false,
      listedWork: new Set(),
      sellsSoftware: false,
    };
  }
  const [detected] = first;
  const kinds = scores.all.filter(({ industry }) => industry.companyType === detected);
  const kind = namedKind(kinds, detected);
  return {
    industry: {
      chosen,
      detected,
      detail: kind?.industry.name ?? null,
      confidence: Math.round(confidence * 100) / 100,
      reasons: reasonsFor(site, kind, kinds),
    },
    kind: kind?.industry.id ?? null,
    shares: sharesOf(scores, chosen, detected, confidence),
    specialties: [],
    serviceLines: [],
    isSpecialtySure: false,
    isSpecialtyChosen: false,
    listedWork: new Set(),
    sellsSoftware: hasTradeTrait(kind?.industry.id ?? null, 'sells-software'),
  };
}

/**
 * The organization's name may decide the type, but the confidence comes from the rest of the site, unless the rest
 * suggests another type or is too unclear.
 */
function confidenceIn(
  { unnamed }: IndustryScores,
  [type, score]: readonly [CompanyType, number],
  second: number,
): number {
  const [best, runnerUp] = [...unnamed].sort((a, b) => b[1] - a[1]);
  const ofTheRest = best?.[0] === type ? confidenceOf(best[1], runnerUp?.[1] ?? 0) : 0;
  return ofTheRest >= minConfidence ? ofTheRest : confidenceOf(score, second);
}

function confidenceOf(first: number, second: number): number {
  const lead = first / (first + second);
  return maxConfidence * Math.min(1, Math.max(0, (lead - 0.35) / 0.4)) * Math.min(1, first / ampleScore);
}

function namedKind(kinds: readonly IndustryScore[], detected: CompanyType): IndustryScore | undefined {
  const special = kinds.filter(({ industry }) => industry.id !== detected);
  const [best, next] = special;
  if (!best || best.score < minScore) return undefined;
  return next && best.score < next.score * kindLead && detected !== 'other' ? undefined : best;
}

function reasonsFor(
  site: SiteReading,
  kind: IndustryScore | undefined,
  kinds: readonly IndustryScore[],
): Industry['reasons'] {
  const sources = kind ? [kind, ...kinds.filter((entry) => entry !== kind)] : kinds;
  return reasonsIn(
    site,
    sources.flatMap(({ hits }) => hits.map(({ hit }) => hit)),
  );
}

export function reasonsIn(site: SiteReading, hits: readonly Hit[]): Industry['reasons'] {
  const reasons: Industry['reasons'] = [];
  for (const hit of hits) {
    const page = site.pages[hit.sentence.page];
    const block = page?.blocks[hit.sentence.block];
    if (!page || !block) continue;
    const quote = quoteOf(block.text, hit.sentence, hit);
    if (reasons.some((reason) => reason.quote === quote)) continue;
    reasons.push({ url: page.url, quote });
    if (reasons.length === reasonsShown) break;
  }
  return reasons;
}

/** The form is preset to consulting, so an unchanged choice means little. */
function sharesOf(
  scores: IndustryScores,
  chosen: CompanyTypeChoice,
  detected: CompanyType,
  confidence: number,
): Map<string, number> {
  const shares = new Map<string, number>();
  const best = Math.max(...scores.all.map(({ score }) => score));
  const bestUnnamed = Math.max(...scores.all.map(({ unnamed }) => unnamed));
  for (const { industry, score, unnamed } of scores.all)
    shares.set(industry.id, Math.max(score / best, unnamed / bestUnnamed));
  const bestType = Math.max(...scores.types.values());
  const bestTypeUnnamed = Math.max(...scores.unnamed.values());
  for (const [type, score] of scores.types)
    shares.set(type, Math.max(score / bestType, (scores.unnamed.get(type) ?? 0) / bestTypeUnnamed));
  const room = chosen === detected ? 1 : 1 - confidence;
  if (chosen !== 'unknown') shares.set(chosen, Math.max(shares.get(chosen) ?? 0, room));
  return shares;
}
