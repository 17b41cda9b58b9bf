import { frameworkOf } from '../framework.ts';
import type { OptionalCompanySize } from '../schemas/company.ts';
import type { Framework } from '../schemas/framework.ts';
import { type Range, rangePoints } from '../schemas/numbers.ts';
import type { Assumptions } from '../schemas/rates.ts';
import type { CalculationMode, ValueLine, ValueSummary } from '../schemas/value.ts';
import type { TeamRole } from '../schemas/workflow.ts';
import { scaleToCapacity } from './capacity.ts';

/** The specification's constants: four weeks a month; a rate of 50 USD/h where there is no task to pay for. */
export const weeksPerMonth = 4;
export const hourlyRateWithoutTasks = 50;

/** What the calculation needs of a task. Hours are per week per person; ratings 0 to 10. */
export interface ValueTask {
  id: number;
  workflow: string;
  requiresJudgment: boolean;
  serviceValue: number;
  replicabilityDifficulty: number;
  timeInvestment: number;
  assignedRole: string | null;
}

/** What it needs of a workflow: who works in it. */
export interface ValueWorkflow {
  name: string;
  teamSize: number;
  teamRoles: readonly TeamRole[];
}

export interface ValueInput {
  tasks: readonly ValueTask[];
  workflows: readonly ValueWorkflow[];
  assumptions: Assumptions;
  companySize: OptionalCompanySize;
  mode: CalculationMode;
}

/**
 * Hours and money saved per month. Per task: hours per week (times team size when the whole team is
 * counted, scaled down where the company has not the people) x saved share x adoption x 4 weeks, times
 * the junior rate (simple) or the task's role rate (advanced). Every figure is rounded once, from unrounded ones.
 */
export function calculateValue(input: ValueInput): ValueSummary {
  const { tasks, assumptions, mode } = input;
  const workflows = new Map(input.workflows.map((workflow) => [workflow.name, workflow]));
  const uncapped = tasks.map((task) => task.timeInvestment * multiplierOf(task, workflows, assumptions));
  const cap = scaleToCapacity(uncapped, input.companySize);
  const lines = tasks.map((task, index) =>
    lineOf(task, (uncapped[index] ?? 0) * cap.scale, workflows.get(task.workflow), assumptions, mode),
  );

  const hours = sumRanges(lines.map((line) => line.savedHoursPerMonth));
  const savings = sumRanges(lines.map((line) => line.savingsUsdPerMonth));
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
    lines,
  };
}

/** The rate of a task in USD per hour: its workflow's own team roles, then the global map, then the junior rate. */
export function rateOf(
  role: string | null,
  workflow: ValueWorkflow | undefined,
  assumptions: Assumptions,
): number {
  if (role === null) return assumptions.juniorRateUsdPerHour;
  const own = workflow?.teamRoles.find((teamRole) => teamRole.role === role);
  const known = Object.hasOwn(assumptions.roleRatesUsdPerHour, role)
    ? assumptions.roleRatesUsdPerHour[role]
    : undefined;
  return own?.hourlyRate ?? known ?? assumptions.juniorRateUsdPerHour;
}

function lineOf(
  task: ValueTask,
  hoursPerWeek: number,
  workflow: ValueWorkflow | undefined,
  assumptions: Assumptions,
  mode: CalculationMode,
): ValueLine {
  const framework = frameworkOf(task);
  const rateUsdPerHour =
    mode === 'advanced' ? rateOf(task.assignedRole, workflow, assumptions) : assumptions.juniorRateUsdPerHour;
  const savedHoursPerMonth = mapRange(
    assumptions.savedShare[framework],
    (share) => hoursPerWeek * share * assumptions.adoptionShare * weeksPerMonth,
  );
  return {
    taskId: task.id,
    framework,
    hoursPerWeek,
    savedHoursPerMonth,
    rateUsdPerHour,
    savingsUsdPerMonth: mapRange(savedHoursPerMonth, (hours) => hours * rateUsdPerHour),
  };
}

function multiplierOf(
  task: ValueTask,
  workflows: ReadonlyMap<string, ValueWorkflow>,
  assumptions: Assumptions,
): number {
  return assumptions.countWholeTeam ? (workflows.get(task.workflow)?.teamSize ?? 1) : 1;
}

/** The one rate behind the savings: the junior rate, or in advanced mode the mean by saved hours. */
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

function sumRanges(ranges: readonly Range[]): Range {
  const total: Range = { low: 0, likely: 0, high: 0 };
  for (const point of rangePoints) total[point] = sum(ranges.map((range) => range[point]));
  return total;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
