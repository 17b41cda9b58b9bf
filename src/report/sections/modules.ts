import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { returnOrderText } from '#shared/recommendations/order-by-return.ts';
import { describeSlowModules, slowModulesHeading } from '#shared/recommendations/split-by-payback.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { describePayback, formatPayback } from '#shared/text/describe-payback.ts';
import { formatEstimatedHours, formatHours, formatPlural } from '#shared/text/figures.ts';
import { explainModuleClass } from '#shared/text/module-classes.ts';
import { type Money, moneyIn } from '#shared/text/money.ts';
import { countFindings } from './counts.ts';

export const modulesInStandardReport = 4;

export function describeModules(input: ReportInput) {
  const { modules, profile } = input;
  const money = moneyIn(profile.currency);
  const counts = countFindings(input);
  const slow = modules.filter(({ paysBack }) => !paysBack);
  return {
    inStandardReport: modulesInStandardReport,
    lead: `${formatPlural(counts.worthwhileModules, 'module')} ${counts.worthwhileModules === 1 ? 'pays' : 'pay'} back in time. ${returnOrderText} Each is recommended for the tasks listed with it; no hour is credited to two modules.`,
    cards: modules.map((module) => toCard(module, money)),
    slow: {
      heading: slowModulesHeading,
      note: `${formatPlural(counts.otherModules, 'module')}. ${describeSlowModules(slow, slow.length === modules.length)}`,
    },
  };
}

function toCard(module: RecommendedModule, money: Money) {
  const { claimed } = module;
  const savings = money.wordRange(claimed.savingsUsdPerMonth);
  return {
    name: clipName(module.name, 'Unnamed module'),
    type: module.type,
    description: clipSentence(module.description),
    match: `${module.matchPercentage}%`,
    matchPart: module.matchPercentage / 100,
    category: `Category ${module.category} • ${money.price(module.price)}`,
    facts: [
      { label: 'Implementation', value: formatPlural(module.implementationTime, 'day') },
      { label: 'Infrastructure', value: worded(module.infrastructure) },
      { label: 'Dependencies', value: worded(module.dependencies) },
    ],
    payback: keepTogether(`${describePayback(module.paybackMonths)}.`),
    claimed:
      claimed.savingsUsdPerMonth.likely > 0
        ? `Credited with ${formatEstimatedHours(claimed.hoursPerWeek)} a week and likely savings of ${savings.both} a month (${savings.range}).`
        : null,
    paysBack: module.paysBack,
    line: {
      reason: clipSentence(module.reason),
      price: money.wordPrice(module.price),
      payback: keepTogether(formatPayback(module.paybackMonths)),
    },
    caution: module.caution === null ? null : clipSentence(module.caution),
    reasons: module.reasons.map(clipSentence),
    tasks: module.tasks.map((task) => ({
      name: clipName(task.name, 'Unnamed task'),
      hours: `${formatHours(task.hoursPerWeek)}\u00A0h`,
    })),
    comparison: `${money.price(module.price)}, compared with ${money.prices(module.customRangeUsd)} for custom development.`,
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

export function keepTogether(sentence: string): string {
  return sentence.replace(/\([^)]*\)/g, (brackets) => brackets.replaceAll(' ', '\u00A0'));
}

function worded(name: string): string {
  return explainModuleClass(name) ?? name;
}
