import type { DifficultyFactors, ValueFactors } from '#shared/schemas/task.ts';

/**
 * Share of each factor in replicability difficulty; together 1. Our own judgment, in steps of 0.05, compared with
 * published ratings of work tasks (WORKBank; docs/method.md has the figures, `npm run bench -- calibration` recomputes
 * them). Judgment and variability agree best with what experts say AI cannot do yet and weigh the most. A search over
 * all weights in such steps found none that agree better on held-out occupations, so these were kept simple instead of
 * fitted. The published tasks are done at a computer: they say nothing about physical presence.
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
 * Share of each factor in service value; together 1. Our own judgment: no published rating measures what a task is
 * worth to a company's customers. Only expertise has a published counterpart (docs/method.md).
 */
export const valueWeights: Readonly<Record<keyof ValueFactors, number>> = {
  differentiation: 0.3,
  customerDecision: 0.25,
  expertise: 0.25,
  revenueInfluence: 0.2,
};

/** Share of the hardest single factor: easy factors do not hide a very hard one. Our own judgment. */
export const hardestShare = 0.15;

/**
 * Work that needs hands on site is not done from a computer, however simple it is otherwise: the minimum difficulty (1
 * to 10) for physical presence of 4 and 5. Our own judgment; ratings of exposure to language models agree that presence
 * distinguishes such work (docs/method.md).
 */
export const minDifficultyByPresence: Readonly<Record<number, number>> = { 4: 5.5, 5: 7 };

/**
 * The minimum service value (1 to 10) of work done entirely by hand on site (physical presence 5): cleaning a room is
 * nothing special, but somebody has to be there. Together with the minimum difficulty, this makes the work Enhance by
 * the framework rule, so half of a cleaner's or hairdresser's hours are never counted as saved. Our own judgment.
 */
export const minValueByPresence: Readonly<Record<number, number>> = { 5: 3.5 };

/** Replicability difficulty, 1 (easy for AI) to 10, from factors of 1 to 5; other weights only for comparison. */
export function replicabilityDifficultyOf(
  factors: DifficultyFactors,
  weights: Readonly<Record<keyof DifficultyFactors, number>> = difficultyWeights,
): number {
  const mean = weightedMean(factors, weights);
  const hardest = Math.max(...Object.values(factors));
  const rating = toRating(mean * (1 - hardestShare) + hardest * hardestShare);
  return Math.max(rating, minDifficultyByPresence[factors.physicalPresence] ?? 1);
}

/** Service value, 1 (mainstream) to 10 (unique), from factors of 1 to 5; `physicalPresence` is the task's. */
export function serviceValueOf(factors: ValueFactors, physicalPresence = 1): number {
  return Math.max(toRating(weightedMean(factors, valueWeights)), minValueByPresence[physicalPresence] ?? 1);
}

function weightedMean<Factor extends string>(
  factors: Record<Factor, number>,
  weights: Readonly<Record<Factor, number>>,
): number {
  return (Object.keys(weights) as Factor[]).reduce((sum, name) => sum + factors[name] * weights[name], 0);
}

/** Scales 1 to 5 to 1 to 10. */
function toRating(mean: number): number {
  return 1 + ((mean - 1) * 9) / 4;
}
