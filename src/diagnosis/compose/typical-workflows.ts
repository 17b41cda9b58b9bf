import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { isForeign } from '../annotate/readable-language.ts';
import { siteLanguage } from '../annotate/site-language.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

export const maxTypical = 3;
const minConfidence = 0.6;
const minWords = 300;
const minPages = 3;

export const minTypicalTasks = 3;

/** Typical workflows have no evidence and never count as found. */
export function typicalWorkflows(
  site: SiteReading,
  finding: IndustryFinding,
  found: readonly IdentifiedWorkflow[],
  workflows: readonly WorkflowDefinition[],
  /** Families of work that the site suggests, about which the owner is asked instead. */
  suggested: ReadonlySet<string>,
): WorkflowDefinition[] {
  const { industry, kind } = finding;
  const readable = site.words >= minWords && site.pages.length >= minPages;
  if (!readable || industry.detected === 'unknown' || industry.confidence < minConfidence) return [];
  const there = new Set(found.map(({ definition }) => definition.family));
  const own = new Set([industry.detected, ...(kind === null ? [] : [kind])]);
  // If the site shows its delivery work, another core delivery workflow of the trade would take most of the hours
  // without evidence.
  const delivers = found.some(
    ({ definition, performedBy }) => performedBy === 'own' && definition.function === 'deliver',
  );
  const [specialty] = finding.specialties;
  const isAbroad = isForeign(siteLanguage(site.pages));
  return workflows
    .filter(
      (definition) =>
        (specialty ? specialty.core.includes(definition.id) : definition.coreOf?.some((id) => own.has(id))) &&
        !there.has(definition.family) &&
        !suggested.has(definition.family) &&
        !(isAbroad && definition.variesByCountry) &&
        !(delivers && definition.function === 'deliver'),
    )
    .slice(0, maxTypical);
}
