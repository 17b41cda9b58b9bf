import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { isWellShown } from './claim-support.ts';
import { distinctNames } from './distinct-names.ts';
import { findIndustry } from './find-industry.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';
import { identifyWorkflows } from './identify-workflows.ts';
import { type Knowledge, signalIndexes } from './signal-index.ts';
import { readSite } from './site-reading.ts';
import { typicalWorkflows } from './typical-workflows.ts';
import { verifyQuotes } from './verify-quotes.ts';

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
  const isShown = (entry: IdentifiedWorkflow) => isWellShown(entry, site, finding);
  const claimed = identifyWorkflows(site, finding, knowledge.workflows, indexes, isShown);
  const found = verifyQuotes(claimed, pages);
  const typical = typicalWorkflows(site, finding, found, knowledge.workflows);
  return { industry: finding.industry, workflows: distinctNames([...found, ...typical]) };
}
