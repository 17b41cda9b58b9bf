import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { standsOn } from '../propose/quote.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { ModelReading } from './model-reading.ts';

/** A model's trade is more certain than a guess and less certain than the site's own words. */
const confidence = 0.5;

/** The trade that the model named, with its quote, if the analysis could not determine one. */
export function tradeFromReading(
  finding: IndustryFinding,
  { organization }: ModelReading,
  pages: readonly PageFacts[],
  industries: readonly IndustryDefinition[],
): IndustryFinding {
  if (finding.industry.detected !== 'unknown' || organization === null) return finding;
  const trade = industries.find(({ id }) => id === organization.trade);
  const page = pages.find(({ url }) => url === organization.url);
  if (!trade || !page || !standsOn(page, organization.quote)) return finding;
  const { id, companyType, name } = trade;
  return {
    industry: {
      ...finding.industry,
      detected: companyType,
      detail: id === companyType ? null : name,
      confidence,
      reasons: [{ url: organization.url, quote: organization.quote }],
    },
    kind: id === companyType ? null : id,
    shares: new Map([...finding.shares, [companyType, 1], [id, 1]]),
    sellsSoftware: hasTradeTrait(id, 'sells-software'),
  };
}
