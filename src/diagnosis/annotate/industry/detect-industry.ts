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

/** Joins the first two lines of business if they belong to the same trade: "Towing company and auto repair shop". */
function nameOf([first, second]: readonly SpecialtyDefinition[]): string {
  const name = first?.name ?? '';
  return second && second.trade === first?.trade ? `${name} and ${lowerFirst(second.name)}` : name;
}

/**
 * A workflow is divided only once, by the earliest line of business in the first one's trade that has service
 * lines for it.
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
