import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { defaultCompanyType } from '#shared/company-types.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { standsOn } from '../propose/quote.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { ModelReading } from './model-reading.ts';

type Organization = NonNullable<ModelReading['organization']>;

/** A model's word on the trade is surer than a guess and less sure than what the site's own words add up to. */
const confidence = 0.5;
/** What is left of a trade that a model contradicted: its words are on the site, so some of its work may be, too. */
const contradictedShare = 0.5;

/** What became of the trade that a model named, in words for the operator; null where it named none. */
export interface TradeVerdict {
  trade: IndustryDefinition;
  quotes: { url: string; quote: string }[];
  isTaken: boolean;
  reason: string;
}

/**
 * The trade as the model named it: with one quote where the analysis could not tell, and in place of what the analysis found with two of the
 * home page or an about page. The visitor's own choice stands above both.
 */
export function tradeFromReading(
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
        verdict: verdict(
          true,
          'A second reader names it, and the quotes stand where the site says what it is.',
        ),
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
  if (id === (kind ?? industry.detected)) return 'The analysis found the same.';
  const second = organization.also && pageOf(organization.also);
  const isSaid = [first, second].every((page) => page?.kind === 'home' || page?.kind === 'about');
  if (!isSaid || organization.also?.quote === organization.quote)
    return 'Against what the analysis found it takes two quotes of the home page or an about page.';
  // The form is preset to one type, so that one alone is no choice.
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
  const { industry, shares } = finding;
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
    sellsSoftware: hasTradeTrait(id, 'sells-software'),
  };
}
