import type { BusinessCase, BusinessCaseFigures } from '../schemas/business-case.ts';
import type { Range } from '../schemas/numbers.ts';
import { formatPayback } from './describe-payback.ts';
import {
  formatEstimatedDifferenceUsd,
  formatEstimatedUsd,
  formatPlural,
  formatUsd,
  formatUsdRate,
} from './figures.ts';

export const businessCaseTitle = 'What the recommended modules cost and save';
export const businessCaseHeads = {
  module: 'Module',
  cost: 'One-time cost',
  savings: 'Monthly savings',
  net: 'Net after 12 months',
  breakEven: 'Break-even',
} as const;

export interface WordedRange {
  likely: string;
  range: string;
}

export interface BusinessCaseRow {
  name: string;
  cost: string;
  savings: WordedRange;
  net: WordedRange;
  breakEven: string;
}

export function describeBusinessCase({
  modules,
  total,
}: BusinessCase): { rows: BusinessCaseRow[]; total: BusinessCaseRow } | null {
  if (total === null) return null;
  return {
    rows: modules.map((module) => toRow(module.name, module)),
    total: toRow(`All ${formatPlural(modules.length, 'module')}`, total),
  };
}

export function describeBusinessCaseBasis(business: BusinessCase): string[] {
  const { total, rateUsdPerHour, leftOut, prerequisites } = business;
  if (total === null) return [];
  const sentences = [
    `We count hours saved at the junior rate, ${formatUsdRate(rateUsdPerHour)} an hour, from the day a module is in use. You pay each price once; running costs are not included.`,
    describeShareOfAll(business),
  ];
  if (leftOut > 0) {
    sentences.push(
      `${formatPlural(leftOut, 'module')} that ${leftOut === 1 ? 'doesn’t' : 'don’t'} pay back in time ${leftOut === 1 ? 'is' : 'are'} listed separately and ${leftOut === 1 ? 'is' : 'are'} not counted here.`,
    );
  }
  if (prerequisites.length > 0) {
    const extra = prerequisites.reduce((sum, { costUsd }) => sum + costUsd, 0);
    const named = prerequisites.map(({ name, costUsd }) => `${name} (${formatUsd(costUsd)})`).join(', ');
    sentences.push(
      `The plan also introduces ${named}: prerequisites of these modules, or modules that don’t pay back on their own. With them, the one-time cost is ${formatUsd(total.costUsd + extra)}.`,
    );
  }
  return sentences;
}

function describeShareOfAll({ total, allTasksUsdPerMonth }: BusinessCase): string {
  const saved = formatEstimatedUsd(total?.savingsUsdPerMonth.likely ?? 0);
  return `The total of ${formatEstimatedUsd(allTasksUsdPerMonth)} a month on the dashboard counts every task in full; these modules save ${saved} of it, and no hour counts twice.`;
}

function toRow(name: string, figures: BusinessCaseFigures): BusinessCaseRow {
  return {
    name,
    cost: formatUsd(figures.costUsd),
    savings: wordRange(figures.savingsUsdPerMonth),
    net: wordNet(figures.netUsdAfter12Months),
    breakEven: formatPayback(figures.breakEvenMonths),
  };
}

function wordRange({ low, likely, high }: Range): WordedRange {
  return {
    likely: formatEstimatedUsd(likely),
    range: `${formatEstimatedUsd(low)} to ${formatEstimatedUsd(high)}`,
  };
}

function wordNet({ low, likely, high }: Range): WordedRange {
  const write = (amount: number) => formatEstimatedDifferenceUsd(amount, likely);
  return { likely: write(likely), range: `${write(low)} to ${write(high)}` };
}
