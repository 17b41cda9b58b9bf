import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { defaultCompanyType } from '#shared/company-types.ts';
import { withSpecialty } from '../annotate/industry/detect-industry.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { Knowledge } from '../annotate/signal-owner.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { standsOn } from '../propose/quote.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { hasUnderstood, type ModelReading } from './model-reading.ts';

type Organization = NonNullable<ModelReading['organization']>;

/**
 * Confidence in a trade that only a model named: higher than for a guess, lower than for the site's own
 * words.
 */
const confidence = 0.5;
/**
 * Maximum share of evidence that a trade keeps if a model contradicts it, unless the visitor chose that trade. The
 * trade's words are on the site, so the organization may do some of its work.
 */
const contradictedShare = 0.5;

export interface TradeVerdict {
  trade: IndustryDefinition;
  quotes: { url: string; quote: string }[];
  isTaken: boolean;
  reason: string;
}

/**
 * The model chose the line of business last, with all quotes in view. So if the line belongs to the
 * trade that the analysis found, that trade stays; otherwise, the line counts only if it belongs to
 * the resulting trade.
 */
export function organizationFromReading(
  site: SiteReading,
  built: IndustryFinding,
  reading: ModelReading,
  knowledge: Knowledge,
): { finding: IndustryFinding; verdict: TradeVerdict | null } {
  const { finding, verdict } = tradeFromReading(built, reading, site.pages, knowledge.industries);
  const own = knowledge.specialties?.find(({ id }) => id === reading.specialty);
  if (own && own.trade === tradeOf(built))
    return {
      finding: withSpecialty(site, built, own, knowledge),
      verdict: verdict && {
        ...verdict,
        isTaken: false,
        reason: 'Its line of business belongs to the trade that the analysis found.',
      },
    };
  if (own && own.trade === tradeOf(finding))
    return { finding: withSpecialty(site, finding, own, knowledge), verdict };
  const hasNone = reading.specialty === null && hasUnderstood(reading);
  return { finding: hasNone ? withoutSpecialty(finding) : finding, verdict };
}

/**
 * For a model that understood the site but found no fitting line of business: its judgment outweighs
 * single words on the site.
 */
function withoutSpecialty(finding: IndustryFinding): IndustryFinding {
  const { specialty: _, ...industry } = finding.industry;
  return {
    ...finding,
    industry,
    specialties: [],
    serviceLines: [],
    isSpecialtySure: false,
    isSpecialtyChosen: false,
  };
}

function tradeOf({ kind, industry }: IndustryFinding): string {
  return kind ?? industry.detected;
}

/**
 * One quote on a stored page is enough if the analysis found no trade. Replacing a trade takes two
 * different quotes from the home page or an about page, and the visitor must not have chosen
 * another type.
 */
function tradeFromReading(
  finding: IndustryFinding,
  { organization }: ModelReading,
  pages: readonly PageFacts[],
  industries: readonly IndustryDefinition[],
): { finding: IndustryFinding; verdict: TradeVerdict | null } {
  const trade = industries.find(({ id }) => id === organization?.trade);
  if (organization === null || !trade) return { finding, verdict: null };
  const quotes = [organization, ...(organization.also ? [organization.also] : [])].map(({ url, quote }) => ({
    url,
    quote,
  }));
  const against = reasonAgainst(trade, { finding, organization, pages });
  const verdict = (isTaken: boolean, reason: string) => ({ trade, quotes, isTaken, reason });
  return against === null
    ? {
        finding: withTrade(finding, trade, quotes),
        verdict: verdict(true, 'A second reader names it, with quotes from the stored pages.'),
      }
    : { finding, verdict: verdict(false, against) };
}

function reasonAgainst(
  { id, companyType }: IndustryDefinition,
  {
    finding: { industry, kind },
    organization,
    pages,
  }: { finding: IndustryFinding; organization: Organization; pages: readonly PageFacts[] },
): string | null {
  const pageOf = ({ url, quote }: { url: string; quote: string }) => {
    const page = pages.find((known) => known.url === url);
    return page && standsOn(page, quote) ? page : null;
  };
  const first = pageOf(organization);
  if (!first) return 'Its quote is not on the stored page.';
  if (industry.detected === 'unknown') return null;
  if (id === (kind ?? industry.detected)) return 'The analysis found the same trade.';
  const second = organization.also && pageOf(organization.also);
  const isSaid = [first, second].every((page) => page?.kind === 'home' || page?.kind === 'about');
  if (!isSaid || organization.also?.quote === organization.quote)
    return 'Overriding the analysis takes two quotes from the home page or an about page.';
  // The form has a default type, so that type counts as the visitor's choice only if the site shows it too.
  const isChosen =
    industry.chosen !== 'unknown' &&
    (industry.chosen !== defaultCompanyType || industry.chosen === industry.detected);
  return isChosen && industry.chosen !== companyType ? 'The visitor chose another type of company.' : null;
}

function withTrade(
  finding: IndustryFinding,
  { id, companyType, name }: IndustryDefinition,
  reasons: { url: string; quote: string }[],
): IndustryFinding {
  const { shares } = finding;
  const specialties = finding.specialties.filter(({ trade }) => trade === id);
  const { specialty: _, ...industry } = finding.industry;
  const others = [...shares].map(([other, share]): [string, number] => [
    other,
    industry.detected === 'unknown' || other === industry.chosen ? share : Math.min(share, contradictedShare),
  ]);
  return {
    industry: {
      ...industry,
      detected: companyType,
      detail: id === companyType ? null : name,
      confidence,
      reasons,
    },
    kind: id === companyType ? null : id,
    shares: new Map([...others, [companyType, 1], [id, 1]]),
    specialties,
    serviceLines: finding.serviceLines.filter((line) =>
      specialties.some((specialty) => line.id.startsWith(`${specialty.id}.`)),
    ),
    listedWork: finding.listedWork,
    isSpecialtySure: finding.isSpecialtySure && finding.specialties[0]?.trade === id,
    isSpecialtyChosen: false,
    sellsSoftware: hasTradeTrait(id, 'sells-software'),
  };
}
