import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { findIndustry } from '#diagnosis/identify/find-industry.ts';
import { identifyWorkflows } from '#diagnosis/identify/identify-workflows.ts';
import { signalIndexes } from '#diagnosis/identify/signal-index.ts';
import { readSite } from '#diagnosis/identify/site-reading.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

/**
 * Ids of the workflows that the signals on these pages speak for strongly enough. How well the quotes would show them to a
 * reader is not asked: one sentence on a page of nothing else, which tests of signals are, shows little.
 */
export function signalledWorkflows(pages: readonly PageFacts[]): string[] {
  const indexes = signalIndexes({ workflows, industries });
  const site = readSite(pages, indexes);
  const finding = findIndustry(site, 'unknown', { workflows, industries });
  return identifyWorkflows(site, finding, workflows, indexes, () => true).map(
    ({ definition }) => definition.id,
  );
}
