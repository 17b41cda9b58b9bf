// Tests whether other weights of the difficulty factors agree better with the published ratings:
// equal weights, judgment alone, and the best weights of a grid, which are chosen and tested on
// different occupations.
import { difficultyWeights, replicabilityDifficultyOf } from '#catalogue/rubrics/rating-formula.ts';
import type { DifficultyFactors } from '#shared/schemas/task.ts';
import { randomFrom } from '../support/random.ts';
import type { Matched } from './match-tasks.ts';
import type { RatedTask } from './read-labels.ts';
import { bootstrapInterval, mean, ranksOf, shuffled, spearman } from './statistics.ts';

export type Weights = Readonly<Record<keyof DifficultyFactors, number>>;

export interface WeightChoice {
  name: string;
  incapability: number;
  humanAgency: number;
  /** The mean of both correlations minus the same mean with `difficultyWeights`. */
  gain: number;
  gainInterval: [low: number, high: number] | null;
}

export interface WeightSearch {
  tried: number;
  folds: number;
  repeats: number;
  choices: WeightChoice[];
  chosen: Weights[];
}

const folds = 5;
const repeats = 5;
const step = 0.05;

/**
 * In the grid, physical presence keeps its weight from `difficultyWeights`, because WORKBank tasks are done at a
 * computer.
 */
export function searchWeights(matched: readonly Matched<RatedTask>[]): WeightSearch {
  const rows = matched.flatMap(({ published, ours }): Row[] =>
    published.capability === null || published.humanAgency === null
      ? []
      : [
          {
            occupation: published.occupation,
            ours,
            incapability: 6 - published.capability,
            humanAgency: published.humanAgency,
          },
        ],
  );
  const grid = weightGrid();
  const scores = grid.map((weights) => rows.map((row) => rate(row, weights)));
  const chosen: Weights[] = [];
  const heldOut = Array.from({ length: repeats }, (_, repeat) => {
    const foldOf = assignFolds(rows, repeat + 1);
    const foldOfRow = rows.map((row) => foldOf.get(row.occupation) ?? 0);
    const best = Array.from({ length: folds }, (_, fold) =>
      chooseBest(rows, scores, (index) => foldOfRow[index] !== fold),
    );
    if (repeat === 0) chosen.push(...best.map((index) => grid[index] ?? difficultyWeights));
    return foldOfRow.map((fold, index) => scores[best[fold] ?? 0]?.[index] ?? 0);
  });
  const published = rows.map((row) => rate(row, difficultyWeights));
  const choice = (name: string, rated: readonly number[]): WeightChoice => ({
    name,
    ...judge(rows, rated, published),
  });
  return {
    tried: grid.length,
    folds,
    repeats,
    choices: [
      choice('published weights', published),
      choice(
        'equal weights',
        rows.map((row) => rate(row, equalWeights)),
      ),
      choice(
        'judgment alone',
        rows.map((row) => mean(row.ours.map((task) => task.definition.difficulty.judgment))),
      ),
      choice(
        'best of the grid, held out',
        rows.map((_, index) => mean(heldOut.map((list) => list[index] ?? 0))),
      ),
    ],
    chosen,
  };
}

interface Row {
  occupation: string;
  ours: Matched<RatedTask>['ours'];
  incapability: number;
  humanAgency: number;
}

const equalWeights = Object.fromEntries(
  Object.keys(difficultyWeights).map((name) => [name, 1 / Object.keys(difficultyWeights).length]),
) as unknown as Weights;

function rate(row: Row, weights: Weights): number {
  return mean(row.ours.map(({ definition }) => replicabilityDifficultyOf(definition.difficulty, weights)));
}

function weightGrid(): Weights[] {
  const { physicalPresence } = difficultyWeights;
  const free = Object.keys(difficultyWeights).filter((name) => name !== 'physicalPresence');
  const steps = Math.round((1 - physicalPresence) / step);
  return compositions(steps, free.length).map(
    (parts) =>
      ({
        physicalPresence,
        ...Object.fromEntries(free.map((name, index) => [name, (parts[index] ?? 0) * step])),
      }) as unknown as Weights,
  );
}

function compositions(sum: number, count: number): number[][] {
  if (count === 1) return [[sum]];
  return Array.from({ length: sum - count + 1 }, (_, index) => index + 1).flatMap((first) =>
    compositions(sum - first, count - 1).map((rest) => [first, ...rest]),
  );
}

function assignFolds(rows: readonly Row[], seed: number): Map<string, number> {
  const occupations = shuffled([...new Set(rows.map(({ occupation }) => occupation))], randomFrom(seed));
  return new Map(occupations.map((occupation, index) => [occupation, index % folds]));
}

function chooseBest(
  rows: readonly Row[],
  scores: readonly (readonly number[])[],
  keep: (index: number) => boolean,
): number {
  const kept = rows.flatMap((_, index) => (keep(index) ? [index] : []));
  const pick = (list: readonly number[]) => kept.map((index) => list[index] ?? 0);
  const hardness = ranksOf(pick(rows.map((row) => row.incapability)));
  const agency = ranksOf(pick(rows.map((row) => row.humanAgency)));
  const target = hardness.map((rank, index) => rank + (agency[index] ?? 0));
  const fits = scores.map((list) => spearman(pick(list), target) ?? -1);
  return fits.indexOf(Math.max(...fits));
}

function judge(
  rows: readonly Row[],
  rated: readonly number[],
  published: readonly number[],
): Omit<WeightChoice, 'name'> {
  const items = rows.map((row, index) => ({
    ...row,
    rated: rated[index] ?? 0,
    published: published[index] ?? 0,
  }));
  const rankFit = (drawn: typeof items, by: 'rated' | 'published', to: 'incapability' | 'humanAgency') =>
    spearman(
      drawn.map((item) => item[by]),
      drawn.map((item) => item[to]),
    ) ?? 0;
  const both = (drawn: typeof items, by: 'rated' | 'published') =>
    (rankFit(drawn, by, 'incapability') + rankFit(drawn, by, 'humanAgency')) / 2;
  const gain = (drawn: readonly (typeof items)[number][]) =>
    both([...drawn], 'rated') - both([...drawn], 'published');
  return {
    incapability: rankFit(items, 'rated', 'incapability'),
    humanAgency: rankFit(items, 'rated', 'humanAgency'),
    gain: gain(items),
    gainInterval: bootstrapInterval(items, ({ occupation }) => occupation, gain),
  };
}
