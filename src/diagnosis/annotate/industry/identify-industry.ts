import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyType, CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { quoteOf } from '../../propose/quote.ts';
import type { SiteReading } from '../site-reading.ts';
import type { IndustryScore, IndustryScores } from './industry-scores.ts';

/** Minimum score; with less evidence, the industry stays unknown. */
const minScore = 9;
/** Minimum confidence; with less, several types fit about equally well. */
const minConfidence = 0.15;
/** Score above which more evidence no longer raises the confidence. */
const ampleScore = 40;
/**
 * Outside "other", a specific trade is named only if its score is at least this multiple of the second best.
 */
const kindLead = 1.15;
/**
 * Maximum confidence, according to our measurement: all of 32 clear sites were right, which by the rule of
 * succession gives 33 of 34 (docs/method.md).
 */
const maxConfidence = 0.97;
const reasonsShown = 3;

export interface IndustryFinding {
  industry: Industry;
  /** Id of the specific trade; null if it is unknown. */
  kind: string | null;
  /**
   * Strength of the evidence relative to the strongest, from 0 to 1, by id of industry or company type. The
   * visitor's choice can raise the share of its type.
   */
  shares: ReadonlyMap<string, number>;
  /**
   * The lines of business that the site's words name, strongest first; empty if they name no known one
   * clearly.
   */
  specialties: readonly SpecialtyDefinition[];
  /**
   * The service lines of the first line of business, and of further ones in its trade if these divide other
   * workflows.
   */
  serviceLines: readonly WorkflowDefinition[];
  /** True if the site's words name the first line of business so clearly that other work is unexpected. */
  isSpecialtySure: boolean;
  /** Ids of the workflows that any line of business lists; an operator's own may be in none. */
  listedWork: ReadonlySet<string>;
  /** True if the organization sells software; then its product does the work of other trades. */
  sellsSoftware: boolean;
}

/**
 * Identifies the organization from its site and compares it with the visitor's choice. `detected` depends on
 * the site alone, so that a mismatch stays visible. The choice only makes its type's workflows eligible, as
 * far as the site allows.
 */
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
    listedWork: new Set(),
    sellsSoftware: hasTradeTrait(kind?.industry.id ?? null, 'sells-software'),
  };
}

/**
 * The organization's name may decide the type, so the confidence is that of the rest of the site. If the rest
 * suggests another type or is too unclear, the name counts too.
 */
function confidenceIn(
  { unnamed }: IndustryScores,
  [type, score]: readonly [CompanyType, number],
  second: number,
): number {
  const [said, saidNext] = [...unnamed].sort((a, b) => b[1] - a[1]);
  const ofTheRest = said?.[0] === type ? confidenceOf(said[1], saidNext?.[1] ?? 0) : 0;
  return ofTheRest >= minConfidence ? ofTheRest : confidenceOf(score, second);
}

/** From 0 to 0.97, by the lead of the first type over the second and the amount of evidence. */
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
  const reasons: Industry['reasons'] = [];
  for (const { hit } of sources.flatMap(({ hits }) => hits)) {
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

/**
 * The visitor's choice counts only as far as the site allows. The form is preset to consulting, so an
 * unchanged choice means little.
 */
function sharesOf(
  scores: IndustryScores,
  chosen: CompanyTypeChoice,
  detected: CompanyType,
  confidence: number,
): Map<string, number> {
  const shares = new Map<string, number>();
  // With the effect of the name, one type is strongest; the others keep the shares that they have without it.
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
