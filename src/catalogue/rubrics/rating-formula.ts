import type { DifficultyFactors, ValueFactors } from '#shared/schemas/task.ts';

/**
 * The weights add up to 1. They are our own judgment, compared with published ratings (WORKBank) but not fitted to
 * them; docs/method.md has the figures.
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
 * The weights add up to 1. They are our own judgment: no published rating measures what a task is worth to a
 * company's customers (docs/method.md).
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
 * Minimum difficulty (1 to 10) by physical presence, because software can't do work that needs hands on site,
 * however simple it is. Our own judgment.
 */
export const minDifficultyByPresence: Readonly<Record<number, number>> = { 4: 5.5, 5: 7 };

/**
 * Minimum service value (1 to 10) by physical presence. With the minimum difficulty, it makes work done entirely
 * by hand on site Enhance. Our own judgment.
 */
export const minValueByPresence: Readonly<Record<number, number>> = { 5: 3.5 };

export function replicabilityDifficultyOf(
  factors: DifficultyFactors,
  weights: Readonly<Record<keyof DifficultyFactors, number>> = difficultyWeights,
): number {
  const mean = weightedMean(factors, weights);
  const hardest = Math.max(...Object.values(factors));
  const rating = toRating(mean * (1 - hardestShare) + hardest * hardestShare);
  return Math.max(rating, minDifficultyByPresence[factors.physicalPresence] ?? 1);
}

/** From 1 (mainstream) to 10 (unique). */
export function serviceValueOf(factors: ValueFactors, physicalPresence = 1): number {
  return Math.max(toRating(weightedMean(factors, valueWeights)), minValueByPresence[physicalPresence] ?? 1);
}

function weightedMean<Factor extends string>(
  factors: Record<Factor, number>,
  weights: Readonly<Record<Factor, number>>,
): number {
  return (Object.keys(weights) as Factor[]).reduce((sum, name) => sum + factors[name] * weights[name], 0);
}

function toRating(mean: number): number {
  return 1 + ((mean - 1) * 9) / 4;
}
