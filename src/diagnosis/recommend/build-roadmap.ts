import type { RecommendedModule, ServedTask } from '#shared/schemas/module.ts';
import type { Roadmap, Trial } from '#shared/schemas/roadmap.ts';
import type { Task } from '#shared/schemas/task.ts';
import { formatShare } from '#shared/text/figures.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import { findTrials } from './find-trials.ts';
import { orderForIntroduction } from './introduction-order.ts';
import { findTasksForPeople } from './leave-with-people.ts';
import { lastStep, measuringStep, moduleStep, trialStep } from './roadmap-steps.ts';
import { hoursOf, toServedTask } from './served-task.ts';
import type { CompanyContext } from './work-context.ts';

type Phase = Roadmap['phases'][number];

/** Working days in thirty calendar days, rounded down to keep the plan realistic. */
export const workingDaysPerPhase = 20;

/** Maximum number of modules that a team can take on in one phase. Our assumption. */
export const modulesPerPhase = 2;

export interface BuildRoadmapInput {
  tasks: readonly Task[];
  modules: readonly RecommendedModule[];
  company: CompanyContext;
  /** By task id. The hours are the whole team's if there is a company model. */
  figures: ReadonlyMap<number, TaskFigure>;
  offerings?: readonly { name: string; workflow?: string | null }[];
  /** Below 1 if the figures count fewer hours than the tasks state, because the team can't work them all. */
  hoursScale?: number;
}

/** Each module is placed in the phase in which it is finished; modules that don't fit into the plan are postponed. */
export function buildRoadmap(input: BuildRoadmapInput): Roadmap {
  const { tasks, modules, company, figures } = input;
  const phases: [Phase, Phase, Phase] = [
    { days: 30, steps: [] },
    { days: 60, steps: [] },
    { days: 90, steps: [] },
  ];
  const leaveWithPeople = findTasksForPeople(tasks, figures);
  if (tasks.length === 0) return { phases, leaveWithPeople };

  const wanted = orderForIntroduction(modules);
  const tried = findTrials({ tasks, company, figures });
  const fitting = wanted.filter(({ implementationTime }) => implementationTime <= maxDaysOfPiloted);
  const first = withScale(firstStepsOf(tried, fitting, input), input.hoursScale ?? 1);
  phases[0].steps.push(...first);
  const begun = first.reduce((days, step) => days + step.effortDays, 0);
  const placed = placeModules(phases, wanted, begun);
  const planned = new Set([...wanted, ...modules.filter(({ paysBack }) => paysBack)]);
  const later = [...planned].filter(({ id }) => !placed.includes(id)).map(({ name }) => name);
  phases[2].steps.push(
    lastStep({
      somethingIntroduced: placed.length + tried.length > 0,
      later,
      isLaterLong: wanted.length > 0,
      work: changedWork(tried, wanted),
      core: coreWork(input),
      measured: placed.length + tried.length > 0 ? [] : workToMeasure(fitting, input),
    }),
  );
  return { phases, leaveWithPeople };
}

/**
 * Trials, which need no module, or measuring if no work is suitable for a trial. The first trial of a
 * module's main task decides whether the module is worth its price.
 */
function firstStepsOf(
  trials: readonly Trial[],
  wanted: readonly RecommendedModule[],
  input: BuildRoadmapInput,
): Phase['steps'] {
  if (trials.length === 0) return [measuringStep(workToMeasure(wanted, input))];
  const { tasks } = input;
  const examples = examplesFor(trials, input);
  const triesWorkOf = (trial: Trial, { tasks: [main] }: RecommendedModule) =>
    trial.tasks.some(({ id }) => id === main?.id);
  const decided = wanted.find((module) => trials.some((trial) => triesWorkOf(trial, module)));
  const deciding = decided && trials.find((trial) => triesWorkOf(trial, decided));
  return trials.map((trial, index) =>
    trialStep(trial, {
      isFirst: index === 0,
      cautioned: trials.slice(0, index).some(({ caution }) => caution === trial.caution),
      about: examples[index] ?? null,
      answersQuestions: answersQuestions(trial, tasks),
      decides: trial === deciding ? decided : undefined,
    }),
  );
}

/**
 * The offerings of the trial's own work come first, then those of the core work; each is named once if there are
 * enough. Delivery work is the company's own anyway, and an example of it is seldom a case of the task: "propose the
 * menu, such as “Soups”".
 */
function examplesFor(trials: readonly Trial[], input: BuildRoadmapInput): (string | null)[] {
  const { offerings = [], company, tasks } = input;
  const used = new Set<string>();
  const core = coreWork(input);
  return trials.map((trial) => {
    const isDelivery = company.workflows.get(trial.workflow)?.function === 'deliver';
    if (isDelivery && !answersQuestions(trial, tasks)) return null;
    const known =
      [trial.workflow, core]
        .map((work) => offerings.filter(({ workflow }) => workflow === work))
        .find(({ length }) => length > 0) ?? offerings;
    const offered = known.find(({ name }) => !used.has(name)) ?? known[0];
    if (offered) {
      used.add(offered.name);
      return `“${offered.name}”`;
    }
    return core === null || core === trial.workflow ? null : lowerFirst(core);
  });
}

/** The name of the delivery work with most hours; null if there is none. */
function coreWork({ tasks, company, figures }: BuildRoadmapInput): string | null {
  const hours = new Map<string, number>();
  for (const task of tasks)
    if (company.workflows.get(task.workflow)?.function === 'deliver')
      hours.set(task.workflow, (hours.get(task.workflow) ?? 0) + hoursOf(task, figures));
  return [...hours].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Otherwise the hours in the plan would seem to contradict those in the tables. */
function withScale(steps: Phase['steps'], scale: number): Phase['steps'] {
  const [first, ...others] = steps;
  if (!first || formatShare(scale) === formatShare(1)) return steps;
  const why = `${first.why} We scaled all hours in this plan down to ${formatShare(scale)}, because together they are more than a team of this size can work.`;
  return [{ ...first, why }, ...others];
}

function answersQuestions(trial: Trial, tasks: readonly Task[]): boolean {
  const [main] = trial.tasks;
  return tasks.find(({ id }) => id === main?.id)?.traits.includes('answer-questions') ?? false;
}

/** A module that takes longer to set up doesn't surely fit into ninety days. */
const maxDaysOfPiloted = 2 * workingDaysPerPhase;

const maxMeasured = 2;

function workToMeasure(
  [cheapest]: readonly RecommendedModule[],
  { tasks, figures }: BuildRoadmapInput,
): ServedTask[] {
  return cheapest?.tasks.slice(0, maxMeasured) ?? toMeasure(tasks, figures);
}

/**
 * The tasks that save most hours, without those that stay with people: nobody needs to log the hours of work on site to
 * know them.
 */
function toMeasure(tasks: readonly Task[], figures: ReadonlyMap<number, TaskFigure>): ServedTask[] {
  const left = new Set(findTasksForPeople(tasks, figures).map(({ id }) => id));
  const savedOf = ({ id }: Task) => figures.get(id)?.savedHoursPerMonth.likely ?? 0;
  return tasks
    .filter(({ id }) => !left.has(id))
    .toSorted((a, b) => savedOf(b) - savedOf(a) || a.id - b.id)
    .slice(0, maxMeasured)
    .map((task) => toServedTask(task, figures));
}

const maxChanged = 2;

function changedWork(trials: readonly Trial[], modules: readonly RecommendedModule[]): string[] {
  const names = [
    ...trials.map(({ workflow }) => workflow),
    ...modules.flatMap(({ tasks: [main] }) => main?.workflow ?? []),
  ];
  return [...new Set(names)].slice(0, maxChanged);
}

/** Returns the ids of the modules that fit. */
function placeModules(
  phases: readonly Phase[],
  modules: readonly RecommendedModule[],
  startDay: number,
): string[] {
  const wanted = new Set(modules.map((module) => module.id));
  const placed: string[] = [];
  const counts = phases.map(() => 0);
  let day = startDay;
  for (const module of modules) {
    if (module.dependsOn.some((id) => wanted.has(id) && !placed.includes(id))) continue;
    const place = findPlace(module.implementationTime, day, counts);
    if (place === null) continue;
    phases[place.index]?.steps.push(moduleStep(module, modules));
    counts[place.index] = (counts[place.index] ?? 0) + 1;
    placed.push(module.id);
    day = place.endDay;
  }
  return placed;
}

function findPlace(
  days: number,
  day: number,
  counts: readonly number[],
): { index: number; endDay: number } | null {
  let start = day;
  for (const [index, count] of counts.entries()) {
    const phaseEnd = (index + 1) * workingDaysPerPhase;
    if (count >= modulesPerPhase) start = Math.max(start, phaseEnd);
    else if (start + days <= phaseEnd) return { index, endDay: start + days };
  }
  return null;
}
