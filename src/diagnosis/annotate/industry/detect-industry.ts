import { serviceLinesOf } from '#catalogue/service-lines.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import type { Knowledge } from '../signal-owner.ts';
import type { SiteReading } from '../site-reading.ts';
import { detectSpecialties } from './detect-specialty.ts';
import { type IndustryFinding, identifyIndustry } from './identify-industry.ts';
import { scoreIndustries } from './industry-scores.ts';
import { withWorkScores } from './work-scores.ts';

/**
 * Finds the industry from what the site says the organization is or, if that is unclear, from the work it
 * describes. Also finds the lines of business and their service lines.
 */
export function detectIndustry(
  site: SiteReading,
  chosen: CompanyTypeChoice,
  knowledge: Knowledge,
): IndustryFinding {
  const { industries, workflows, specialties = [] } = knowledge;
  const finding = findIndustry(site, chosen, industries, workflows);
  const found = detectSpecialties(site, finding, specialties);
  const [first] = found.specialties;
  const isNamed = found.isSpecialtySure && first?.trade === finding.kind;
  return {
    ...finding,
    ...found,
    serviceLines: linesOf(found.specialties, knowledge),
    industry: isNamed ? { ...finding.industry, specialty: nameOf(found.specialties) } : finding.industry,
  };
}

/**
 * The name of the first line of business, joined with that of the second if both belong to the same trade:
 * "Towing company and auto repair shop". Of 52 development sites with several lines, the first is the main
 * one on 30, and one of the first two on 42.
 */
function nameOf([first, second]: readonly SpecialtyDefinition[]): string {
  const name = first?.name ?? '';
  return second && second.trade === first?.trade ? `${name} and ${lowerFirst(second.name)}` : name;
}

/**
 * The service lines of the first line of business and of further ones in the same trade, as for a truck
 * repair shop that also paints. A workflow is divided only once: by the earliest line of business that has
 * service lines for it.
 */
function linesOf(specialties: readonly SpecialtyDefinition[], knowledge: Knowledge): WorkflowDefinition[] {
  const lines: WorkflowDefinition[] = [];
  for (const specialty of specialties) {
    if (specialty.trade !== specialties[0]?.trade) continue;
    const known = new Set(lines.map(({ lineOf }) => lineOf));
    lines.push(...serviceLinesOf(specialty, knowledge).filter(({ lineOf }) => !known.has(lineOf)));
  }
  return lines;
}

function findIndustry(
  site: SiteReading,
  chosen: CompanyTypeChoice,
  industries: Knowledge['industries'],
  workflows: Knowledge['workflows'],
): IndustryFinding {
  const said = scoreIndustries(site, industries);
  const finding = identifyIndustry(site, said, chosen);
  if (finding.industry.detected !== 'unknown') return finding;
  return identifyIndustry(site, withWorkScores(site, said, industries, workflows), chosen);
}
