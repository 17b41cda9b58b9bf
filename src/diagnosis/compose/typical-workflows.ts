import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

export const maxTypical = 3;
/** The industry must be fairly certain, and enough of the site readable, to show any typical workflow. */
const minConfidence = 0.6;
const minWords = 300;
const minPages = 3;

/**
 * Minimum number of tasks that must be left after removing steps that the site's own workflows already list.
 */
export const minTypicalTasks = 3;

/**
 * Up to three core workflows of the line of business or, if that is unknown, of the industry, that the site
 * doesn't mention. They have no evidence and never count as found. Empty unless the industry is fairly
 * certain and enough text was read.
 */
export function typicalWorkflows(
  site: SiteReading,
  finding: IndustryFinding,
  found: readonly IdentifiedWorkflow[],
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition[] {
  const { industry, kind } = finding;
  const readable = site.words >= minWords && site.pages.length >= minPages;
  if (!readable || industry.detected === 'unknown' || industry.confidence < minConfidence) return [];
  const there = new Set(found.map(({ definition }) => definition.family));
  // Only for the organization's main trade: other topics of the site aren't its core work.
  const own = new Set([industry.detected, ...(kind === null ? [] : [kind])]);
  // If a site describes its delivery work, that is what the organization delivers. Another core workflow of
  // the trade would take most of the hours without evidence.
  const delivers = found.some(
    ({ definition, performedBy }) => performedBy === 'own' && definition.function === 'deliver',
  );
  const [specialty] = finding.specialties;
  return workflows
    .filter(
      (definition) =>
        (specialty ? specialty.core.includes(definition.id) : definition.coreOf?.some((id) => own.has(id))) &&
        !there.has(definition.family) &&
        !(delivers && definition.function === 'deliver'),
    )
    .slice(0, maxTypical);
}
