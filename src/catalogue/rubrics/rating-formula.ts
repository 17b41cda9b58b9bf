import type { DifficultyFactors, ValueFactors } from '#shared/schemas/task.ts';

/** Share of each sub-factor in replicability difficulty; together 1. Our own judgement. */
export const difficultyWeights: Readonly<Record<keyof DifficultyFactors, number>> = {
  judgment: 0.28,
  variability: 0.17,
  physicalPresence: 0.17,
  humanContact: 0.15,
  errorCost: 0.13,
  dataScarcity: 0.1,
};

/** Share of each sub-factor in service value; together 1. Our own judgement. */
export const valueWeights: Readonly<Record<keyof ValueFactors, number>> = {
  differentiation: 0.3,
  customerDecision: 0.25,
  expertise: 0.25,
  revenueInfluence: 0.2,
};

/** Share of the hardest single factor: one that is very hard is not made easy by the others. */
export const hardestShare = 0.15;

/**
 * Work that needs hands on the spot is not done from a computer, however simple it is otherwise: the least
 * difficulty (1 to 10) for physical presence of 4 and 5.
 */
export const leastDifficultyByPresence: Readonly<Record<number, number>> = { 4: 5.5, 5: 7 };

/** Replicability difficulty, 1 (easy for AI) to 10, from factors of 1 to 5. */
export function replicabilityDifficultyOf(factors: DifficultyFactors): number {
  const mean = weightedMean(factors, difficultyWeights);
  const hardest = Math.max(...Object.values(factors));
  const rating = toRating(mean * (1 - hardestShare) + hardest * hardestShare);
  return Math.max(rating, leastDifficultyByPresence[factors.physicalPresence] ?? 1);
}

/** Service value, 1 (mainstream) to 10 (unique), from factors of 1 to 5. */
export function serviceValueOf(factors: ValueFactors): number {
  return toRating(weightedMean(factors, valueWeights));
}

function weightedMean<Factor extends string>(
  factors: Record<Factor, number>,
  weights: Readonly<Record<Factor, number>>,
): number {
  return (Object.keys(weights) as Factor[]).reduce((sum, name) => sum + factors[name] * weights[name], 0);
}

/** 1 to 5 becomes 1 to 10. */
function toRating(mean: number): number {
  return 1 + ((mean - 1) * 9) / 4;
}
