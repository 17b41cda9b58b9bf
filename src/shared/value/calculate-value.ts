import { frameworkOf } from '../framework.ts';
import type { OptionalCompanySize } from '../schemas/company.ts';
import type { CompanyTeam, ModeledWork } from '../schemas/company-model.ts';
import type { Framework } from '../schemas/framework.ts';
import type { Range } from '../schemas/numbers.ts';
import type { Assumptions } from '../schemas/rates.ts';
import type { CalculationMode, ValueLine, ValueSummary } from '../schemas/value.ts';
import type { TeamRole } from '../schemas/workflow.ts';
import { scaleToCapacity } from './capacity.ts';
import { combineUncertainties } from './combine-uncertainties.ts';
import { hoursOfPerson } from './company-model/allot-hours.ts';
import { changeTeam, modeledHours } from './company-model/modeled-hours.ts';

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
  hoursShare?: number | null | undefined;
}

/** What it needs of a workflow: who works in it. */
export interface ValueWorkflow {
  name: string;
  teamSize: number;
  teamRoles: readonly TeamRole[];
  work?: ModeledWork | null | undefined;
}

export interface ValueInput {
  tasks: readonly ValueTask[];
  workflows: readonly ValueWorkflow[];
  assumptions: Assumptions;
  companySize: OptionalCompanySize;
  /** Who works in the organization; null or left out where the hours were typed. */
  team?: CompanyTeam | null | undefined;
  mode: CalculationMode;
}

/** Hours of a task per week as counted, with what is uncertain about them: its workflow's share and the headcount. */
interface CountedHours {
  likely: number;
  /** Ratios to the likely hours; 1 where they were typed. */
  own: Pick<Range, 'low' | 'high'>;
  common: Pick<Range, 'low' | 'high'>;
}

const certain = { low: 1, high: 1 };

/**
 * Hours and money saved per month. Per task: hours per week x saved share x adoption x 4 weeks, times the junior rate
 * (simple) or the task's role rate (advanced). A scanned task's hours are those of the whole company, from the company
 * model; typed ones count once, or for the whole team, scaled down where the company has not the people. Likely figures
 * add up. Ranges cover headcount, hours, and saved shares, combined as independent of each other. Every figure is
 * rounded once, from unrounded ones.
 */
export function calculateValue(input: ValueInput): ValueSummary {
  const { tasks, assumptions, mode } = input;
  const workflows = new Map(input.workflows.map((workflow) => [workflow.name, workflow]));
  const team = input.team ? changeTeam(input.team, assumptions) : null;
  const modeled = team ? modeledHours(team, input.workflows) : null;
  const common = team ? ratios(team.headcount) : certain;
  const typed = tasks.map((task) =>
    isModeled(task, workflows, modeled)
      ? 0
      : task.timeInvestment * multiplierOf(task, workflows, assumptions),
  );
  const cap = scaleToCapacity(typed, team ? '' : input.companySize);
  const counted = tasks.map((task, index): CountedHours => {
    const hours = isModeled(task, workflows, modeled) ? modeled?.get(task.workflow)?.hoursPerWeek : undefined;
    if (!hours) return { likely: (typed[index] ?? 0) * cap.scale, own: certain, common: certain };
    return { likely: hours.likely * (task.hoursShare ?? 0), own: ratios(hours), common };
  });
  const lines = tasks.map((task, index) =>
    lineOf(
      task,
      counted[index] ?? { likely: 0, own: certain, common: certain },
      workflows.get(task.workflow),
      assumptions,
      mode,
    ),
  );
  const total = (figure: 'savedHoursPerMonth' | 'savingsUsdPerMonth') =>
    totalOf(
      tasks.map((task, index) => ({
        workflow: task.workflow,
        likely: lines[index]?.[figure].likely ?? 0,
        hours: counted[index] ?? { likely: 0, own: certain, common: certain },
        share: assumptions.savedShare[frameworkOf(task)],
      })),
    );

  const hours = total('savedHoursPerMonth');
  const savings = total('savingsUsdPerMonth');
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
    savedShareOfAllHours: team
      ? hours.likely / (team.headcount.likely * hoursOfPerson * weeksPerMonth)
      : null,
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
  counted: CountedHours,
  workflow: ValueWorkflow | undefined,
  assumptions: Assumptions,
  mode: CalculationMode,
): ValueLine {
  const framework = frameworkOf(task);
  const rateUsdPerHour =
    mode === 'advanced' ? rateOf(task.assignedRole, workflow, assumptions) : assumptions.juniorRateUsdPerHour;
  const hoursPerWeek = counted.likely;
  const share = assumptions.savedShare[framework];
  const likely = hoursPerWeek * share.likely * assumptions.adoptionShare * weeksPerMonth;
  const savedHoursPerMonth = totalOf([{ workflow: task.workflow, likely, hours: counted, share }]);
  return {
    taskId: task.id,
    framework,
    hoursPerWeek,
    savedHoursPerMonth,
    rateUsdPerHour,
    savingsUsdPerMonth: mapRange(savedHoursPerMonth, (hours) => hours * rateUsdPerHour),
  };
}

interface CountedFigure {
  workflow: string;
  likely: number;
  hours: CountedHours;
  share: Range;
}

/**
 * The sum of tasks' figures with its range. The headcount moves all of them together, and so do the saved shares; how
 * many hours a workflow takes is its own.
 */
function totalOf(figures: readonly CountedFigure[]): Range {
  const likely = sum(figures.map((figure) => figure.likely));
  const workflows = new Set(figures.map(({ workflow }) => workflow));
  const alone = (ratio: (figure: CountedFigure, end: 'low' | 'high') => number) => ({
    low: sum(figures.map((figure) => figure.likely * ratio(figure, 'low'))),
    high: sum(figures.map((figure) => figure.likely * ratio(figure, 'high'))),
  });
  return combineUncertainties(likely, [
    alone(({ hours }, end) => hours.common[end]),
    alone(({ share }, end) => (share.likely > 0 ? share[end] / share.likely : 1)),
    ...[...workflows].map((name) =>
      alone(({ workflow, hours }, end) => (workflow === name ? hours.own[end] : 1)),
    ),
  ]);
}

function ratios({ low, likely, high }: Range): CountedHours['own'] {
  return likely > 0 ? { low: low / likely, high: high / likely } : certain;
}

/** Whether the company model says how many hours a task takes. */
function isModeled(
  task: ValueTask,
  workflows: ReadonlyMap<string, ValueWorkflow>,
  modeled: ReadonlyMap<string, unknown> | null,
): boolean {
  return modeled !== null && task.hoursShare != null && workflows.get(task.workflow)?.work != null;
}

function multiplierOf(
  task: ValueTask,
  workflows: ReadonlyMap<string, ValueWorkflow>,
  assumptions: Assumptions,
): number {
  const workflow = workflows.get(task.workflow);
  // Typed hours are a person's; of a scanned workflow it is known how many people do it.
  return workflow && (workflow.work || assumptions.countWholeTeam) ? workflow.teamSize : 1;
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
