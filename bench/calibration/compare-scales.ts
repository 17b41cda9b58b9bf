import { replicabilityDifficultyOf, serviceValueOf } from '#catalogue/rubrics/rating-formula.ts';
import type { TaskDefinition } from '#catalogue/workflow-definition.ts';
import { frameworkOf } from '#shared/framework.ts';
import type { Matched } from './match-tasks.ts';
import type { ExposedTask, RatedTask } from './read-labels.ts';
import { bootstrapInterval, kappaOf, mean, spearman } from './statistics.ts';

export interface Agreement {
  ours: string;
  published: string;
  n: number;
  occupations: number;
  spearman: number | null;
  /** 95% interval, by resampling occupations. */
  interval: [low: number, high: number] | null;
}

export interface Scale<Item> {
  name: string;
  of: (item: Item) => number | null;
}

export const ourScales = {
  difficulty: ours('replicability difficulty', (task) => replicabilityDifficultyOf(task.difficulty)),
  value: ours('service value', (task) => serviceValueOf(task.value)),
  judgment: ours('judgment', (task) => task.difficulty.judgment),
  variability: ours('variability', (task) => task.difficulty.variability),
  physicalPresence: ours('physical presence', (task) => task.difficulty.physicalPresence),
  humanContact: ours('human contact', (task) => task.difficulty.humanContact),
  errorCost: ours('error cost', (task) => task.difficulty.errorCost),
  dataScarcity: ours('data scarcity', (task) => task.difficulty.dataScarcity),
  expertise: ours('expertise', (task) => task.value.expertise),
} as const;

/** `incapability` inverts the experts' capability rating, so that it rises with difficulty, as our ratings do. */
export const ratedScales = {
  incapability: published('6 - expert capability', (task: RatedTask) =>
    task.capability === null ? null : 6 - task.capability,
  ),
  humanAgency: published('expert human agency', (task: RatedTask) => task.humanAgency),
  workerHumanAgency: published('worker human agency', (task: RatedTask) => task.workerHumanAgency),
  uncertainty: published('expert uncertainty', (task: RatedTask) => task.uncertainty),
  domainExpertise: published('expert domain expertise', (task: RatedTask) => task.domainExpertise),
  coreSkill: published('worker core skill', (task: RatedTask) => task.coreSkill),
  interpersonal: published('expert interpersonal', (task: RatedTask) => task.interpersonal),
  physical: published('expert physical', (task: RatedTask) => task.physical),
} as const;

export const exposedScales = {
  exposure: published('exposure, people', (task: ExposedTask) => task.exposure),
  automation: published('automation, GPT-4', (task: ExposedTask) => task.automation),
} as const;

type PublishedTask = { occupation: string };

export function compareScales<Published extends PublishedTask>(
  matched: readonly Matched<Published>[],
  one: Scale<Matched<PublishedTask>>,
  other: Scale<Matched<Published>>,
): Agreement {
  const rows = matched.flatMap((entry) => {
    const a = one.of(entry);
    const b = other.of(entry);
    return a === null || b === null ? [] : [{ occupation: entry.published.occupation, a, b }];
  });
  const statistic = (drawn: readonly { a: number; b: number }[]) =>
    spearman(
      drawn.map(({ a }) => a),
      drawn.map(({ b }) => b),
    );
  return {
    ours: one.name,
    published: other.name,
    n: rows.length,
    occupations: new Set(rows.map(({ occupation }) => occupation)).size,
    spearman: statistic(rows),
    interval: bootstrapInterval(rows, ({ occupation }) => occupation, statistic),
  };
}

export interface BandAgreement {
  n: number;
  agreed: number;
  kappa: number;
  kappaInterval: [low: number, high: number] | null;
  table: Record<string, Record<string, number>>;
}

export function compareBands(matched: readonly Matched<RatedTask>[]): BandAgreement {
  const rows = matched.flatMap(({ published: task, ours: tasks }) =>
    task.humanAgency === null
      ? []
      : [{ occupation: task.occupation, pair: [frameworkOfAll(tasks), bandOf(task.humanAgency)] as const }],
  );
  const kappa = (drawn: typeof rows) => {
    const { kappa: result } = kappaOf(drawn.map(({ pair }) => pair));
    return Number.isFinite(result) ? result : null;
  };
  const table: BandAgreement['table'] = {};
  for (const { pair } of rows) {
    const [framework, band] = pair;
    const line = table[framework] ?? {};
    line[band] = (line[band] ?? 0) + 1;
    table[framework] = line;
  }
  return {
    n: rows.length,
    ...kappaOf(rows.map(({ pair }) => pair)),
    kappaInterval: bootstrapInterval(
      rows,
      ({ occupation }) => occupation,
      (drawn) => kappa([...drawn]),
    ),
    table,
  };
}

function bandOf(humanAgency: number): string {
  return humanAgency < 2.5 ? 'Automate' : humanAgency <= 3.5 ? 'Optimize' : 'Enhance';
}

function frameworkOfAll(tasks: Matched<unknown>['ours']): string {
  return frameworkOf({
    replicabilityDifficulty: mean(
      tasks.map(({ definition }) => replicabilityDifficultyOf(definition.difficulty)),
    ),
    serviceValue: mean(tasks.map(({ definition }) => serviceValueOf(definition.value))),
    requiresJudgment: mean(tasks.map(({ definition }) => (definition.judgment ? 1 : 0))) >= 0.5,
  });
}

function ours(name: string, of: (task: TaskDefinition) => number): Scale<Matched<PublishedTask>> {
  return { name, of: ({ ours: tasks }) => mean(tasks.map(({ definition }) => of(definition))) };
}

function published<Published>(
  name: string,
  of: (task: Published) => number | null,
): Scale<Matched<Published>> {
  return { name, of: ({ published: task }) => of(task) };
}
