import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { serviceLinesOf } from '#catalogue/service-lines.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import { isForeign } from '../readable-language.ts';
import { seenParts } from '../seen-parts.ts';
import { signalIndexes } from '../signal-index.ts';
import type { Knowledge } from '../signal-owner.ts';
import { siteLanguage } from '../site-language.ts';
import type { SiteReading } from '../site-reading.ts';
import { siteWords } from '../site-words.ts';
import {
  detectSpecialties,
  isNaming,
  phrasesOf,
  type SpecialtyScore,
  scoreSpecialties,
} from './detect-specialty.ts';
import { type IndustryFinding, identifyIndustry, reasonsIn } from './identify-industry.ts';
import { scoreIndustries } from './industry-scores.ts';
import { type RankedLines, rankLines } from './rank-lines.ts';
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
  const first = own ? inTradeOf(own, detected, industries) : byPhrases(site, detected, knowledge);
  const scores = scoreLines(site, first, knowledge);
  const finding = own ? first : provenTrade(site, first, scores, industries);
  const ofTrade = finding === first ? scores : scoreLines(site, finding, knowledge);
  return withSpecialties(site, { ...ofTrade, finding }, knowledge, own);
}

/** In other languages, where comparing texts is less reliable, phrases decide the trade first. */
function byPhrases(site: SiteReading, detected: IndustryFinding, knowledge: Knowledge): IndustryFinding {
  if (!isForeign(siteLanguage(site.pages))) return detected;
  return provenTrade(site, detected, scorePhrases(site, detected, knowledge), knowledge.industries);
}

interface LineScores {
  scores: readonly SpecialtyScore[];
  /** Null if the lines' texts were not compared with the site's. */
  likeness: RankedLines['likeness'] | null;
}

function scoreLines(site: SiteReading, finding: IndustryFinding, knowledge: Knowledge): LineScores {
  const { specialties = [], lineWords } = knowledge;
  const language = siteLanguage(site.pages);
  const glossary = signalIndexes(knowledge).glossary(language);
  const ranked =
    lineWords && (glossary || !isForeign(language))
      ? rankLines(site, finding, specialties, lineWords, glossary)
      : null;
  return ranked ?? scorePhrases(site, finding, knowledge);
}

function scorePhrases(
  site: SiteReading,
  finding: IndustryFinding,
  { specialties = [] }: Knowledge,
): LineScores {
  return { scores: scoreSpecialties(site, finding, specialties), likeness: null };
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
  return withSpecialties(site, { ...scoreLines(site, finding, knowledge), finding }, knowledge, own);
}

function withSpecialties(
  { pages }: SiteReading,
  { finding, scores, likeness }: LineScores & { finding: IndustryFinding },
  knowledge: Knowledge,
  own: SpecialtyDefinition | undefined,
): IndustryFinding {
  const found = detectSpecialties(
    scores,
    finding,
    { specialties: knowledge.specialties ?? [], isRanked: likeness !== null },
    own,
  );
  const [first] = found.specialties;
  const trade = finding.kind ?? finding.industry.detected;
  const isNamed = (own !== undefined || isNaming(scores, first)) && first?.trade === trade;
  return {
    ...finding,
    ...found,
    serviceLines: linesOf(found.specialties, knowledge, own !== undefined),
    industry: {
      ...finding.industry,
      ...(isNamed ? { specialty: own?.name ?? nameOf(found.specialties, pages) } : {}),
      specialties: choicesAmong(scores, found.specialties),
    },
  };
}

/**
 * The strongest line of business needs this score to decide the trade. Tuned on development sites.
 */
const minProof = { english: 5, beyondEnglish: 6 };
/**
 * If texts were compared, the strongest line of business decides the trade only if the likeness of
 * the detected trade (see `RankedLines`) is below this. Tuned on development sites.
 */
const maxLikeness = { english: 0.8, beyondEnglish: 0.4 };
/**
 * Otherwise, in other languages, the strongest line's score must be at least this many times that of
 * the detected trade's best line. Tuned on development sites.
 */
const minLead = 1.5;
/**
 * On development sites, 29 of 34 trades decided this way were right in English, which by the rule
 * of succession gives 30 of 36. In other languages, 12 of 19 were right, but only 2 of 19 without
 * this rule.
 */
const provenConfidence = { english: 0.83, beyondEnglish: 0.6 };

/** Switches to the trade of the strongest line of business: a speech therapist isn't a dental practice. */
function provenTrade(
  site: SiteReading,
  finding: IndustryFinding,
  { scores, likeness }: LineScores,
  industries: Knowledge['industries'],
): IndustryFinding {
  const [first] = scores;
  const trade = finding.kind ?? finding.industry.detected;
  if (!first || first.specialty.trade === trade) return finding;
  const isEnglish = !isForeign(siteLanguage(site.pages));
  const language = isEnglish ? 'english' : 'beyondEnglish';
  const ofTrade = scores.find(({ specialty }) => specialty.trade === trade)?.score ?? 0;
  // A trade without lines of business, such as an operator's own, can't be compared.
  const ownLikeness = trade === 'unknown' ? 0 : (likeness?.get(trade) ?? 1);
  const isFar = likeness
    ? ownLikeness < maxLikeness[language]
    : !isEnglish && first.score >= ofTrade * minLead;
  if (!isFar || first.score < minProof[language]) return finding;
  const proven = inTradeOf(first.specialty, finding, industries);
  const reasons = reasonsIn(site, phrasesOf(site, first.specialty));
  return { ...proven, industry: { ...proven.industry, confidence: provenConfidence[language], reasons } };
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
 * A line of business with a lower score, or a smaller share of the best score, is probably not the
 * organization's. Tuned on development sites.
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

function nameOf([first, second]: readonly SpecialtyDefinition[], pages: SiteReading['pages']): string {
  const words = siteWords(pages);
  const seen = (name: string) => (words ? seenParts(name, words, true) : name);
  const name = seen(first?.name ?? '');
  return second && second.trade === first?.trade ? `${name} and ${lowerFirst(seen(second.name))}` : name;
}

/**
 * Usually only the first line of business that divides a workflow adds its service lines. If the
 * visitor or a second reader chose the line of business, the others add theirs too, so that the
 * choice hides nothing.
 */
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
