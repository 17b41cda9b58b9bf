import { serviceLinesOf } from '#catalogue/service-lines.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import { workWords } from '../../decide/work-words.ts';
import type { Knowledge } from '../signal-owner.ts';
import type { SiteReading } from '../site-reading.ts';
import { detectSpecialties } from './detect-specialty.ts';
import { type IndustryFinding, identifyIndustry } from './identify-industry.ts';
import { scoreIndustries } from './industry-scores.ts';
import { withWorkScores } from './work-scores.ts';

/**
 * The industry according to what the site says the organization is or, if that is unclear, according to the
 * work it describes.
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
    serviceLines: distinctLines(found.specialties.flatMap((specialty) => serviceLinesOf(specialty, knowledge))),
    industry: isNamed && first ? { ...finding.industry, specialty: first.name } : finding.industry,
  };
}

/** Similar lines of business have the same service lines; the first one's count. */
function distinctLines(lines: readonly WorkflowDefinition[]): WorkflowDefinition[] {
  const byName = new Map<string, WorkflowDefinition>();
  for (const line of lines) {
    const key = workWords(line.name);
    if (!byName.has(key)) byName.set(key, line);
  }
  return [...byName.values()];
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
