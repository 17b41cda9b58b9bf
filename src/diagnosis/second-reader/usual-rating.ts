import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { nameStems } from '../propose/offerings/name-stems.ts';

type Rating = Pick<TaskDefinition, 'judgment' | 'difficulty' | 'value'>;

/**
 * Number of similar tasks compared, and how much the same verb adds to the similarity (a rare word
 * adds about 8). Tested on a quarter of the catalog's tasks, each rated without its own workflow:
 * five similar tasks give 68% the right framework, a single one only 57%. Of the tasks rated
 * Automate, 21 of 258 need hands or personal contact; with a single one, 57 of 302.
 */
const similarTasks = 5;
const sameVerb = 2;

interface KnownTask {
  task: TaskDefinition;
  verb: string;
  stems: readonly string[];
  weight: number;
}

interface TaskIndex {
  tasks: readonly KnownTask[];
  weightOf: (stem: string) => number;
}

const built = new WeakMap<readonly WorkflowDefinition[], TaskIndex>();

/** Null if no task shares a word with the name. */
export function usualRating(name: string, workflows: readonly WorkflowDefinition[]): Rating | null {
  const similar = mostSimilar(name, built.get(workflows) ?? indexTasks(workflows));
  const [first] = similar;
  if (!first) return null;
  const medians = <Factors extends Record<string, number>>(factorsOf: (task: TaskDefinition) => Factors) =>
    Object.fromEntries(
      Object.keys(factorsOf(first.task)).map((factor) => [
        factor,
        median(similar.map(({ task, similarity }) => [factorsOf(task)[factor] ?? 0, similarity])),
      ]),
    ) as Factors;
  return {
    judgment: median(similar.map(({ task, similarity }) => [Number(task.judgment), similarity])) === 1,
    difficulty: medians(({ difficulty }) => difficulty),
    value: medians(({ value }) => value),
  };
}

function median(weighted: readonly [value: number, weight: number][]): number {
  const half = weighted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let sum = 0;
  for (const [value, weight] of weighted.toSorted(([a], [b]) => a - b)) {
    sum += weight;
    if (sum >= half) return value;
  }
  return 0;
}

function mostSimilar(
  name: string,
  { tasks, weightOf }: TaskIndex,
): { task: TaskDefinition; similarity: number }[] {
  const wanted = nameStems(name);
  const verb = verbOf(name);
  return tasks
    .flatMap((known) => {
      const shared = known.stems
        .filter((stem) => wanted.has(stem))
        .reduce((sum, stem) => sum + weightOf(stem), 0);
      const common = shared + (known.verb === verb ? sameVerb : 0);
      return common > 0 ? [{ task: known.task, similarity: common / Math.sqrt(known.weight + 1) }] : [];
    })
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, similarTasks);
}

function indexTasks(workflows: readonly WorkflowDefinition[]): TaskIndex {
  const tasks = workflows.flatMap((workflow) =>
    workflow.tasks.map((task) => ({ task, stems: [...nameStems(task.name)] })),
  );
  const counts = new Map<string, number>();
  for (const stem of tasks.flatMap(({ stems }) => stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(tasks.length / (counts.get(stem) ?? tasks.length));
  const index: TaskIndex = {
    weightOf,
    tasks: tasks.map(({ task, stems }) => ({
      task,
      stems,
      verb: verbOf(task.name),
      weight: stems.reduce((sum, stem) => sum + weightOf(stem), 0),
    })),
  };
  built.set(workflows, index);
  return index;
}

function verbOf(name: string): string {
  return name.toLowerCase().match(/\p{L}+/u)?.[0] ?? '';
}
