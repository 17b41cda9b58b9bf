import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { serviceLinesOf } from '#catalogue/service-lines.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import { isForeign } from '../readable-language.ts';
import type { Knowledge } from '../signal-owner.ts';
import { siteLanguage } from '../site-language.ts';
import type { SiteReading } from '../site-reading.ts';
import {
  detectSpecialties,
  namesOf,
  type SpecialtyScore,
  scoreSpecialties,
  sureScore,
} from './detect-specialty.ts';
import { type IndustryFinding, identifyIndustry, reasonsIn } from './identify-industry.ts';
import { scoreIndustries } from './industry-scores.ts';
import { withWorkScores } from './work-scores.ts';

/** `specialty` is the id of the line of business that the visitor chose; if it is empty or unknown, we detect one. */
export function detectIndustry(
  site: SiteReading,
  chosen: CompanyTypeChoice,
  knowledge: Knowledge,
  specialty = '',
): IndustryFinding {
  const { industries, workflows, specialties = [] } = knowledge;
  const own = specialties.find(({ id }) => id === specialty);
  const detected = findIndustry(site, chosen, industries, workflows);
  const asDetected = scoreSpecialties(site, detected, specialties);
  const finding = own
    ? inTradeOf(own, detected, industries)
    : provenTrade(site, detected, asDetected, industries);
  const scores = finding === detected ? asDetected : scoreSpecialties(site, finding, specialties);
  return withSpecialties(finding, scores, knowledge, own);
}

/**
 * `own` must belong to the trade of `finding`. It comes first and counts as certain, as if the visitor had chosen
 * it.
 */
export function withSpecialty(
  site: SiteReading,
  finding: IndustryFinding,
  own: SpecialtyDefinition,
  knowledge: Knowledge,
): IndustryFinding {
  return withSpecialties(
    finding,
    scoreSpecialties(site, finding, knowledge.specialties ?? []),
    knowledge,
    own,
  );
}

function withSpecialties(
  finding: IndustryFinding,
  scores: readonly SpecialtyScore[],
  knowledge: Knowledge,
  own: SpecialtyDefinition | undefined,
): IndustryFinding {
  const found = detectSpecialties(scores, finding, knowledge.specialties ?? [], own);
  const [first] = found.specialties;
  const trade = finding.kind ?? finding.industry.detected;
  const isNamed = found.isSpecialtySure && first?.trade === trade;
  return {
    ...finding,
    ...found,
    serviceLines: linesOf(found.specialties, knowledge, own !== undefined),
    industry: {
      ...finding.industry,
      ...(isNamed ? { specialty: own?.name ?? nameOf(found.specialties) } : {}),
      specialties: choicesAmong(scores, found.specialties),
    },
  };
}

/**
 * Required score and its minimum ratio (`lead`) to that of the detected trade's best line of business. Set on
 * development sites.
 */
const minProof = {
  titled: { score: sureScore, lead: 2 },
  untitled: { score: 14, lead: 5 },
  beyondEnglish: { score: 6, lead: 1.5 },
};
/**
 * From this confidence on, the company type of an English site stays as detected. The trade within it may still
 * change, except within `other`.
 */
const clearConfidence = 0.9;
/**
 * On development sites, 27 of 29 lines of business that decided the trade were right; by the rule of succession,
 * 28 of 31. In other languages, 12 of 19 trades were right, and 2 of 19 without this rule.
 */
const provenConfidence = { english: 0.9, beyondEnglish: 0.6 };

/** In other languages, a small lead is enough, because we know more words for lines of business than for trades. */
function provenTrade(
  site: SiteReading,
  finding: IndustryFinding,
  scores: readonly SpecialtyScore[],
  industries: Knowledge['industries'],
): IndustryFinding {
  const [first] = scores;
  const { detected, confidence } = finding.industry;
  const trade = finding.kind ?? detected;
  if (!first || first.specialty.trade === trade) return finding;
  const ofTrade = scores.find(({ specialty }) => specialty.trade === trade)?.score ?? 0;
  const isTitled = site.title.some(
    (owner) => owner.kind === 'specialty' && owner.isName && owner.specialty === first.specialty.id,
  );
  const isBeyondEnglish = isForeign(siteLanguage(site.pages));
  const { score, lead } = minProof[isBeyondEnglish ? 'beyondEnglish' : isTitled ? 'titled' : 'untitled'];
  const proven = inTradeOf(first.specialty, finding, industries);
  const isOpen =
    isBeyondEnglish ||
    confidence < clearConfidence ||
    (detected !== 'other' && proven.industry.detected === detected);
  if (!isOpen || first.score < Math.max(score, ofTrade * lead)) return finding;
  const reasons = reasonsIn(site, namesOf(site, first.specialty));
  const share = provenConfidence[isBeyondEnglish ? 'beyondEnglish' : 'english'];
  return { ...proven, industry: { ...proven.industry, confidence: share, reasons } };
}

/** Keeps the shares of other trades, so that their work still counts if the site clearly shows it. */
function inTradeOf(
  { trade }: SpecialtyDefinition,
  finding: IndustryFinding,
  industries: Knowledge['industries'],
): IndustryFinding {
  const definition = industries.find(({ id }) => id === trade);
  if (!definition || trade === finding.kind) return finding;
  const { id, companyType, name } = definition;
  const isType = id === companyType;
  return {
    ...finding,
    industry: {
      ...finding.industry,
      detected: companyType,
      detail: isType ? null : name,
      confidence: 1,
      reasons: [],
    },
    kind: isType ? null : id,
    shares: new Map([...finding.shares, [companyType, 1], [id, 1]]),
    sellsSoftware: hasTradeTrait(id, 'sells-software'),
  };
}

/**
 * A line of business with a lower score, or a smaller share of the best score, is probably not the organization's.
 * Set on development sites.
 */
const minChoice = { score: 4, share: 0.3 };
const maxChoices = 5;

function choicesAmong(
  scores: readonly SpecialtyScore[],
  used: readonly SpecialtyDefinition[],
): { id: string; name: string }[] {
  const needed = Math.max(minChoice.score, (scores[0]?.score ?? 0) * minChoice.share);
  const others = scores.flatMap(({ specialty, score }) =>
    score >= needed && !used.includes(specialty) ? [specialty] : [],
  );
  return [...used, ...others].slice(0, maxChoices).map(({ id, name }) => ({ id, name }));
}

function nameOf([first, second]: readonly SpecialtyDefinition[]): string {
  const name = first?.name ?? '';
  return second && second.trade === first?.trade ? `${name} and ${lowerFirst(second.name)}` : name;
}

/** If the first line of business was chosen, the others divide its workflows too, so that the choice hides nothing. */
function linesOf(
  specialties: readonly SpecialtyDefinition[],
  knowledge: Knowledge,
  isChosen: boolean,
): WorkflowDefinition[] {
  const lines: WorkflowDefinition[] = [];
  for (const specialty of specialties) {
    if (specialty.trade !== specialties[0]?.trade) continue;
    const known = new Set(lines.map((line) => (isChosen ? line.name : line.lineOf)));
    lines.push(
      ...serviceLinesOf(specialty, knowledge).filter(
        (line) => !known.has(isChosen ? line.name : line.lineOf),
      ),
    );
  }
  return lines;
}

function findIndustry(
  site: SiteReading,
  chosen: CompanyTypeChoice,
  industries: Knowledge['industries'],
  workflows: Knowledge['workflows'],
): IndustryFinding {
  const scores = scoreIndustries(site, industries);
  const finding = identifyIndustry(site, scores, chosen);
  if (finding.industry.detected !== 'unknown') return finding;
  return identifyIndustry(site, withWorkScores(site, scores, industries, workflows), chosen);
}
