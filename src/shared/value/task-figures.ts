import { frameworkOf } from '../framework.ts';
import type { OptionalCompanySize } from '../schemas/company.ts';
import type { CompanyTeam, ModeledWork } from '../schemas/company-model.ts';
import type { Range } from '../schemas/numbers.ts';
import type { Assumptions } from '../schemas/rates.ts';
import type { CalculationMode, ValueLine } from '../schemas/value.ts';
import type { TeamRole } from '../schemas/workflow.ts';
import { type Capacity, scaleToCapacity } from './capacity.ts';
import { combineUncertainties } from './combine-uncertainties.ts';
import { changeTeam, modeledHours } from './company-model/modeled-hours.ts';

/** The specification's constant: four weeks a month. */
export const weeksPerMonth = 4;

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

/** A task's line in the calculation with what is uncertain about it. */
export interface TaskFigure extends ValueLine {
  workflow: string;
  hours: CountedHours;
  savedShare: Range;
}

export interface TaskFigures {
  figures: TaskFigure[];
  cap: Capacity;
  /** The team with its owner's changes; null where the hours were typed. */
  team: CompanyTeam | null;
}

const certain = { low: 1, high: 1 };

/**
 * Hours and money saved per month, task by task: hours per week x saved share x adoption x 4 weeks, times the junior
 * rate (simple) or the task's role rate (advanced). A scanned task's hours are those of the whole company, from the
 * company model; typed ones count once, or for the whole team, scaled down where the company has not the people.
 */
export function figureTasks(input: ValueInput): TaskFigures {
  const { tasks, assumptions, mode } = input;
  const workflows = new Map(input.workflows.map((workflow) => [workflow.name, workflow]));
  const team = input.team ? changeTeam(input.team, assumptions) : null;
  const modeled = team ? modeledHours(team, input.workflows) : null;
  const common = team ? ratios(team.headcount) : certain;
  const hoursOf = (task: ValueTask) =>
    isModeled(task, workflows, modeled) ? modeled?.get(task.workflow)?.hoursPerWeek : undefined;
  const typed = tasks.map((task) =>
    isModeled(task, workflows, modeled)
      ? 0
      : task.timeInvestment * multiplierOf(task, workflows, assumptions),
  );
  const cap = scaleToCapacity(typed, team ? '' : input.companySize, team ? null : assumptions.headcount);
  const figures = tasks.map((task, index) => {
    const hours = hoursOf(task);
    const counted: CountedHours = hours
      ? { likely: hours.likely * (task.hoursShare ?? 0), own: ratios(hours), common }
      : { likely: (typed[index] ?? 0) * cap.scale, own: certain, common: certain };
    return figureOf(task, counted, workflows.get(task.workflow), assumptions, mode);
  });
  return { figures, cap, team };
}

/** A task's figure and which share of it counts, 0 to 1. */
export interface FigurePart {
  figure: TaskFigure;
  share: number;
}

/**
 * The sum of tasks' figures, or of shares of them, with its range. The headcount moves all of them together, and so do
 * the saved shares; how many hours a workflow takes is its own. Likely figures add up; low and high ones don't.
 */
export function sumFigures(
  parts: readonly FigurePart[],
  of: 'savedHoursPerMonth' | 'savingsUsdPerMonth',
): Range {
  let likely = 0;
  const people = { low: 0, high: 0 };
  const saved = { low: 0, high: 0 };
  const byWorkflow = new Map<string, { likely: number; low: number; high: number }>();
  for (const { figure, share } of parts) {
    const amount = share * figure[of].likely;
    const { hours, savedShare } = figure;
    const own = byWorkflow.get(figure.workflow) ?? { likely: 0, low: 0, high: 0 };
    byWorkflow.set(figure.workflow, own);
    likely += amount;
    own.likely += amount;
    for (const end of ['low', 'high'] as const) {
      people[end] += amount * hours.common[end];
      saved[end] += amount * (savedShare.likely > 0 ? savedShare[end] / savedShare.likely : 1);
      own[end] += amount * hours.own[end];
    }
  }
  return combineUncertainties(likely, [
    people,
    saved,
    ...[...byWorkflow.values()].map((own) => ({
      low: likely - own.likely + own.low,
      high: likely - own.likely + own.high,
    })),
  ]);
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

function figureOf(
  task: ValueTask,
  hours: CountedHours,
  workflow: ValueWorkflow | undefined,
  assumptions: Assumptions,
  mode: CalculationMode,
): TaskFigure {
  const framework = frameworkOf(task);
  const savedShare = assumptions.savedShare[framework];
  const rateUsdPerHour =
    mode === 'advanced' ? rateOf(task.assignedRole, workflow, assumptions) : assumptions.juniorRateUsdPerHour;
  const likely = hours.likely * savedShare.likely * assumptions.adoptionShare * weeksPerMonth;
  const alone = {
    taskId: task.id,
    workflow: task.workflow,
    framework,
    hoursPerWeek: hours.likely,
    hours,
    savedShare,
    rateUsdPerHour,
    savedHoursPerMonth: { low: likely, likely, high: likely },
    savingsUsdPerMonth: { low: 0, likely: 0, high: 0 },
  };
  const savedHoursPerMonth = sumFigures([{ figure: alone, share: 1 }], 'savedHoursPerMonth');
  const { low, high } = savedHoursPerMonth;
  return {
    ...alone,
    savedHoursPerMonth,
    savingsUsdPerMonth: {
      low: low * rateUsdPerHour,
      likely: likely * rateUsdPerHour,
      high: high * rateUsdPerHour,
    },
  };
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
