import { hoursFactorBySize, mostHoursPerWeek } from '#catalogue/rubrics/hours-by-size.ts';
import { difficultyWeights, hardestShare, valueWeights } from '#catalogue/rubrics/rating-formula.ts';
import {
  factorQuestions,
  replicabilityDifficultyRubric,
  serviceValueRubric,
} from '#catalogue/rubrics/rating-rubrics.ts';
import type { Method, RatingFactor } from '#shared/schemas/method.ts';

/** How ratings and hours are made, from the very tables that make them. */
export function presentMethod(robotsToken: string): Method {
  return {
    serviceValue: { rubric: [...serviceValueRubric], factors: factorsOf(valueWeights) },
    replicabilityDifficulty: {
      rubric: [...replicabilityDifficultyRubric],
      factors: factorsOf(difficultyWeights),
      hardestShare,
    },
    hoursFactorBySize: { ...hoursFactorBySize },
    mostHoursPerWeek,
    robotsToken,
  };
}

function factorsOf<Name extends RatingFactor['name']>(
  weights: Readonly<Record<Name, number>>,
): RatingFactor[] {
  return (Object.keys(weights) as Name[]).map((name) => ({
    name,
    question: factorQuestions[name],
    weight: weights[name],
  }));
}
