import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';
import { typicalWorkflow } from './typical-workflow.ts';

/** At most so many workflows are named because such a business has them. */
export const maxTypical = 3;
/** Only where the industry is sure and the site could really be read and would have said other things. */
const minConfidence = 0.6;
const minWords = 300;
const minPages = 3;

/**
 * Workflows of the industry's core that the site is silent about. They carry no evidence and are never
 * counted as found.
 */
export function typicalWorkflows(
  site: SiteReading,
  finding: IndustryFinding,
  found: readonly IdentifiedWorkflow[],
  workflows: readonly WorkflowDefinition[],
): IdentifiedWorkflow[] {
  const { industry, kind } = finding;
  const readable = site.words >= minWords && site.pages.length >= minPages;
  if (!readable || industry.detected === 'unknown' || industry.confidence < minConfidence) return [];
  const there = new Set(found.map(({ definition }) => definition.family));
  // Only of what the organization mainly is; what else its pages speak of is not its core.
  const own = new Set([industry.detected, ...(kind === null ? [] : [kind])]);
  return workflows
    .filter((definition) => definition.coreOf?.some((id) => own.has(id)) && !there.has(definition.family))
    .slice(0, maxTypical)
    .map(typicalWorkflow);
}
