import type { DifficultyFactors, ValueFactors } from '#shared/schemas/task.ts';

/**
 * Weights of the factors in replicability difficulty, which add up to 1. Our own judgment, in steps of 0.05,
 * compared with published ratings of work tasks (WORKBank). docs/method.md has the figures, and `npm run
 * bench -- calibration` computes them again. Judgment and variability weigh most, because they agree best
 * with what experts say AI can't do yet. A search over all weights in these steps found none that agree
 * better on held-out occupations, so these were not fitted. The published tasks are done at a computer, so
 * they say nothing about physical presence.
 */
export const difficultyWeights: Readonly<Record<keyof DifficultyFactors, number>> = {
  judgment: 0.3,
  variability: 0.2,
  physicalPresence: 0.15,
  humanContact: 0.15,
  errorCost: 0.1,
  dataScarcity: 0.1,
};

/**
 * Weights of the factors in service value, which add up to 1. Our own judgment: no published rating measures
 * what a task is worth to a company's customers. Only expertise has a published counterpart (docs/method.md).
 */
export const valueWeights: Readonly<Record<keyof ValueFactors, number>> = {
  differentiation: 0.3,
  customerDecision: 0.25,
  expertise: 0.25,
  revenueInfluence: 0.2,
};

/** Weight of the hardest factor, so that easy factors can't hide a very hard one. Our own judgment. */
export const hardestShare = 0.15;

/**
 * Minimum difficulty (1 to 10) for physical presence 4 and 5: work that needs hands on site can't be done by
 * software, however simple it is otherwise. Our own judgment. Published ratings of exposure to language
 * models agree that physical presence sets such work apart (docs/method.md).
 */
export const minDifficultyByPresence: Readonly<Record<number, number>> = { 4: 5.5, 5: 7 };

/**
 * Minimum service value (1 to 10) for physical presence 5, work done entirely by hand on site. Somebody has
 * to be there, even for simple work such as cleaning a room. With the minimum difficulty, the framework rule
 * makes such work Enhance. Otherwise half of a cleaner's or hairdresser's hours would be counted as saved.
 * Our own judgment.
 */
export const minValueByPresence: Readonly<Record<number, number>> = { 5: 3.5 };

/**
 * 1 (easy for AI) to 10, from factors of 1 to 5; at least {@link minDifficultyByPresence}. Other weights are
 * only for comparisons.
 */
export function replicabilityDifficultyOf(
  factors: DifficultyFactors,
  weights: Readonly<Record<keyof DifficultyFactors, number>> = difficultyWeights,
): number {
  const mean = weightedMean(factors, weights);
  const hardest = Math.max(...Object.values(factors));
  const rating = toRating(mean * (1 - hardestShare) + hardest * hardestShare);
  return Math.max(rating, minDifficultyByPresence[factors.physicalPresence] ?? 1);
}

/** 1 (mainstream) to 10 (unique), from factors of 1 to 5; at least {@link minValueByPresence}. */
export function serviceValueOf(factors: ValueFactors, physicalPresence = 1): number {
  return Math.max(toRating(weightedMean(factors, valueWeights)), minValueByPresence[physicalPresence] ?? 1);
}

function weightedMean<Factor extends string>(
  factors: Record<Factor, number>,
  weights: Readonly<Record<Factor, number>>,
): number {
  return (Object.keys(weights) as Factor[]).reduce((sum, name) => sum + factors[name] * weights[name], 0);
}

/** Maps 1 to 5 onto 1 to 10. */
function toRating(mean: number): number {
  return 1 + ((mean - 1) * 9) / 4;
}
