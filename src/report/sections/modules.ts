import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { describeSlowModules, slowModulesHeading } from '#shared/recommendations/split-by-payback.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { describePayback } from '#shared/text/describe-payback.ts';
import {
  formatEstimate,
  formatEstimatedUsd,
  formatHours,
  formatPlural,
  formatUsd,
} from '#shared/text/figures.ts';

/** The report shows this many modules unless it is comprehensive. */
export const modulesInStandardReport = 4;

/** The recommended modules, each with why it is recommended; the comprehensive report opens all their details. */
export function describeModules({ modules }: ReportInput) {
  return {
    inStandardReport: modulesInStandardReport,
    further: furtherModules(modules.length - modulesInStandardReport),
    cards: modules.map(toCard),
    slow: {
      heading: slowModulesHeading,
      note: describeSlowModules(
        modules.filter(({ paysBack }) => !paysBack),
        !modules.some(({ paysBack }) => paysBack),
      ),
    },
  };
}

function furtherModules(count: number): string | null {
  return count > 0
    ? `${formatPlural(count, 'further module')} stand${count === 1 ? 's' : ''} in the comprehensive report and on the modules screen.`
    : null;
}

function toCard(module: RecommendedModule) {
  const { claimed } = module;
  return {
    name: clipName(module.name, 'Unnamed module'),
    type: module.type,
    description: clipSentence(module.description),
    match: `${module.matchPercentage}%`,
    /** 0 to 1, for the bar. */
    matchPart: module.matchPercentage / 100,
    category: `Category ${module.category} • ${formatUsd(module.price)}`,
    facts: [
      { label: 'Implementation', value: formatPlural(module.implementationTime, 'day') },
      { label: 'Infrastructure', value: module.infrastructure },
      { label: 'Dependencies', value: module.dependencies },
    ],
    payback: keepTogether(`${describePayback(module.paybackMonths)}.`),
    claimed:
      claimed.savingsUsdPerMonth.likely > 0
        ? `Credited with ${formatEstimate(claimed.hoursPerWeek)} hours a week, of which savings of ${formatEstimatedUsd(claimed.savingsUsdPerMonth.likely)} a month are likely (${formatEstimatedUsd(claimed.savingsUsdPerMonth.low)} to ${formatEstimatedUsd(claimed.savingsUsdPerMonth.high)}).`
        : null,
    paysBack: module.paysBack,
    caution: module.caution === null ? null : clipSentence(module.caution),
    reasons: module.reasons.map(clipSentence),
    tasks: module.tasks.map((task) => ({
      name: clipName(task.name, 'Unnamed task'),
      hours: `${formatHours(task.hoursPerWeek)}\u00A0h`,
    })),
    comparison: `${formatUsd(module.price)} against ${formatUsd(module.customRangeUsd.low)} to ${formatUsd(module.customRangeUsd.high)} for custom development.`,
    details: [
      { title: 'Benefits', items: module.benefits },
      { title: 'Development process', items: module.developmentSteps },
      { title: 'What it needs', items: [...module.prerequisites, ...module.dataNeeded] },
      { title: 'Risks', items: module.risks },
      { title: 'What stays with people', items: module.staysWithPeople },
    ]
      .filter(({ items }) => items.length > 0)
      .map(({ title, items }) => ({ title, items: items.map(clipSentence) })),
  };
}

/** What stands in brackets stays on one line. */
export function keepTogether(sentence: string): string {
  return sentence.replace(/\([^)]*\)/g, (brackets) => brackets.replaceAll(' ', '\u00A0'));
}
