import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { distinctNames } from './distinct-names.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';
import { type IndustryFinding, identifyIndustry } from './identify-industry.ts';
import { identifyWorkflows } from './identify-workflows.ts';
import { scoreIndustries } from './industry-scores.ts';
import { type Knowledge, signalIndexes } from './signal-index.ts';
import { readSite, type SiteReading } from './site-reading.ts';
import { typicalWorkflows } from './typical-workflows.ts';
import { verifyQuotes } from './verify-quotes.ts';
import { withWorkScores } from './work-scores.ts';

export interface Identification {
  industry: Industry;
  workflows: IdentifiedWorkflow[];
}

/**
 * From the facts of pages to the industry and its workflows, each with its evidence. Pure: same pages, same
 * answer. Pages that were set aside must not be among them.
 */
export function identify(
  pages: readonly PageFacts[],
  chosen: CompanyTypeChoice,
  knowledge: Knowledge,
): Identification {
  const indexes = signalIndexes(knowledge);
  const site = readSite(pages, indexes);
  const finding = findIndustry(site, chosen, knowledge);
  const found = verifyQuotes(identifyWorkflows(site, finding, knowledge.workflows, indexes), pages);
  const typical = typicalWorkflows(site, finding, found, knowledge.workflows);
  return { industry: finding.industry, workflows: distinctNames([...found, ...typical]) };
}

/** From what the site says it is; where it does not say, from the work it speaks of. */
function findIndustry(
  site: SiteReading,
  chosen: CompanyTypeChoice,
  { industries, workflows }: Knowledge,
): IndustryFinding {
  const said = scoreIndustries(site, industries);
  const finding = identifyIndustry(site, said, chosen);
  if (finding.industry.detected !== 'unknown') return finding;
  return identifyIndustry(site, withWorkScores(site, said, industries, workflows), chosen);
}
