import type { BusinessCase, BusinessCaseFigures } from '../schemas/business-case.ts';
import { formatPayback } from './describe-payback.ts';
import { formatPlural, formatUsd, formatUsdRate } from './figures.ts';
import type { Money, WordedAmount, WordedRange } from './money.ts';

export const businessCaseTitle = 'What the recommended modules cost and save';
export const businessCaseHeads = {
  module: 'Module',
  cost: 'One-time cost',
  savings: 'Monthly savings',
  net: 'Net after 12 months',
  breakEven: 'Break-even',
} as const;

export interface BusinessCaseRow {
  name: string;
  cost: WordedAmount;
  savings: WordedRange;
  net: WordedRange;
  breakEven: string;
}

export function describeBusinessCase(
  { modules, total }: BusinessCase,
  money: Money,
): { rows: BusinessCaseRow[]; total: BusinessCaseRow } | null {
  if (total === null) return null;
  return {
    rows: modules.map((module) => toRow(module.name, module, money)),
    total: toRow(`All ${formatPlural(modules.length, 'module')}`, total, money),
  };
}

export function describeBusinessCaseBasis(business: BusinessCase, money: Money): string[] {
  const { total, rateUsdPerHour, leftOut, prerequisites } = business;
  if (total === null) return [];
  const sentences = [
    `We count hours saved at the junior rate, ${formatUsdRate(rateUsdPerHour)} an hour, from the day a module is in use. You pay each price once; running costs are not included.`,
    describeShareOfAll(business, money),
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
      `The plan also introduces ${named}: prerequisites of these modules, or modules that don’t pay back on their own. With them, the one-time cost is ${money.price(total.costUsd + extra)}.`,
    );
  }
  return sentences;
}

function describeShareOfAll({ total, allTasksUsdPerMonth }: BusinessCase, money: Money): string {
  const saved = money.estimate(total?.savingsUsdPerMonth.likely ?? 0);
  return `The total of ${money.estimate(allTasksUsdPerMonth)} a month on the dashboard counts every task in full; these modules save ${saved} of it, and no hour counts twice.`;
}

function toRow(name: string, figures: BusinessCaseFigures, money: Money): BusinessCaseRow {
  return {
    name,
    cost: money.wordPrice(figures.costUsd),
    savings: money.wordRange(figures.savingsUsdPerMonth),
    net: money.wordNet(figures.netUsdAfter12Months),
    breakEven: formatPayback(figures.breakEvenMonths),
  };
}
