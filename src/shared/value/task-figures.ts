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

/** The specification's constant. */
export const weeksPerMonth = 4;

/** Hours are per week per person; ratings are 0 to 10. */
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
  /** Null or undefined without a company model: for a manual audit or a scan by an earlier release. */
  team?: CompanyTeam | null | undefined;
  mode: CalculationMode;
}

/** `own` is the uncertainty of the workflow's share, `common` that of the headcount. */
interface CountedHours {
  likely: number;
  /** Ratios to the likely hours; 1 if the hours don't come from the company model. */
  own: Pick<Range, 'low' | 'high'>;
  common: Pick<Range, 'low' | 'high'>;
}

export interface TaskFigure extends ValueLine {
  workflow: string;
  hours: CountedHours;
  savedShare: Range;
}

export interface TaskFigures {
  figures: TaskFigure[];
  cap: Capacity;
  team: CompanyTeam | null;
}

const certain = { low: 1, high: 1 };

/**
 * Modeled hours count everyone who does the workflow. Typed hours count once, or once per team member if the
 * workflow is in the company model or the assumptions say so.
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

export interface FigurePart {
  figure: TaskFigure;
  share: number;
}

/**
 * Headcount and saved shares affect all tasks together; workflows' hours vary independently. Likely figures add
 * up; low and high ones don't.
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
  return workflow && (workflow.work || assumptions.countWholeTeam) ? workflow.teamSize : 1;
}
