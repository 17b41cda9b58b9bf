import type { Framework } from '../schemas/framework.ts';
import type { Range } from '../schemas/numbers.ts';
import type { Assumptions } from '../schemas/rates.ts';
import type { CalculationMode, ValueLine, ValueSummary } from '../schemas/value.ts';
import { hoursPerPersonOf } from './company-model/modeled-hours.ts';
import { figureTasks, sumFigures, type TaskFigure, type ValueInput, weeksPerMonth } from './task-figures.ts';

/** In USD, from the specification. */
export const hourlyRateWithoutTasks = 50;

export function calculateValue(input: ValueInput): ValueSummary {
  const { assumptions, mode } = input;
  const { figures, cap, team } = figureTasks(input);
  const parts = figures.map((figure) => ({ figure, share: 1 }));
  const hours = sumFigures(parts, 'savedHoursPerMonth');
  const savings = sumFigures(parts, 'savingsUsdPerMonth');
  const lines = figures.map(toLine);
  const people = team?.headcount.likely ?? assumptions.headcount ?? null;

  const newBusiness = mapRange(savings, (usd) => usd * assumptions.conversionRate);
  const likelyHoursOf = (framework: Framework) =>
    sum(lines.filter((line) => line.framework === framework).map((line) => line.savedHoursPerMonth.likely));
  const countOf = (framework: Framework) => lines.filter((line) => line.framework === framework).length;

  return {
    timeEfficiency: Math.round(hours.likely),
    costSavingsUSD: Math.round(savings.likely),
    newBusinessUSD: Math.round(newBusiness.likely),
    toolsConsolidationUSD: 0,
    monthlyTotal: Math.round(savings.likely),
    automateCount: countOf('Automate'),
    optimizeCount: countOf('Optimize'),
    enhanceCount: countOf('Enhance'),
    automateTimeSavings: Math.round(likelyHoursOf('Automate')),
    optimizeTimeSavings: Math.round(likelyHoursOf('Optimize')),
    enhanceTimeSavings: Math.round(likelyHoursOf('Enhance')),
    totalTimeInvestment: Math.round(sum(lines.map((line) => line.hoursPerWeek))),
    hourlyRate: averageRate(lines, assumptions, mode),
    calculationMode: mode,
    ranges: {
      timeEfficiency: mapRange(hours, Math.round),
      costSavingsUSD: mapRange(savings, Math.round),
      newBusinessUSD: mapRange(newBusiness, Math.round),
      monthlyTotal: mapRange(savings, Math.round),
    },
    cap,
    assumptions,
    team: input.team ?? null,
    savedShareOfAllHours:
      people === null ? null : hours.likely / (people * hoursPerPersonOf(team ?? {}) * weeksPerMonth),
    lines,
  };
}

function toLine({
  workflow: _workflow,
  hours: _hours,
  savedShare: _savedShare,
  ...line
}: TaskFigure): ValueLine {
  return line;
}

function averageRate(lines: readonly ValueLine[], assumptions: Assumptions, mode: CalculationMode): number {
  if (lines.length === 0) return hourlyRateWithoutTasks;
  if (mode === 'simple') return assumptions.juniorRateUsdPerHour;
  const hours = sum(lines.map((line) => line.savedHoursPerMonth.likely));
  if (hours === 0) return assumptions.juniorRateUsdPerHour;
  const savings = sum(lines.map((line) => line.savingsUsdPerMonth.likely));
  return Math.round((savings / hours) * 100) / 100;
}

function mapRange(range: Range, change: (value: number) => number): Range {
  return { low: change(range.low), likely: change(range.likely), high: change(range.high) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
