import { hoursFactorBySize, maxHoursPerWeek } from '#catalogue/rubrics/hours-by-size.ts';
import { difficultyWeights, hardestShare, valueWeights } from '#catalogue/rubrics/rating-formula.ts';
import {
  factorQuestions,
  replicabilityDifficultyRubric,
  serviceValueRubric,
} from '#catalogue/rubrics/rating-rubrics.ts';
import { robotsToken } from '#diagnosis/crawl/robots.ts';
import type { Method, RatingFactor } from '#shared/schemas/method.ts';

export function presentMethod(): Method {
  return {
    serviceValue: { rubric: [...serviceValueRubric], factors: listFactors(valueWeights) },
    replicabilityDifficulty: {
      rubric: [...replicabilityDifficultyRubric],
      factors: listFactors(difficultyWeights),
      hardestShare,
    },
    hoursFactorBySize: { ...hoursFactorBySize },
    maxHoursPerWeek,
    robotsToken,
  };
}

function listFactors(weights: Readonly<Partial<Record<RatingFactor['name'], number>>>): RatingFactor[] {
  return (Object.entries(weights) as [RatingFactor['name'], number][])
    .map(([name, weight]) => ({ name, weight, question: factorQuestions[name] }))
    .sort((one, other) => other.weight - one.weight);
}
