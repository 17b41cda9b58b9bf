import { replicabilityDifficultyOf, serviceValueOf } from '#catalogue/rubrics/rating-formula.ts';
import { frameworkOf } from '#shared/framework.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { TaskFactors } from '#shared/schemas/task.ts';
import type { IdentifiedTask } from '../compose/identified-workflow.ts';
import type { DiagnosedTask } from '../diagnosis-types.ts';
import { adjustmentsFrom } from './rating-adjustments.ts';

export interface RatingContext {
  /**
   * The task's hours per week per person, and their share (0 to 1) of the workflow's hours; the share is null if
   * the workflow has no modeled hours.
   */
  hours: Pick<DiagnosedTask, 'hoursShare' | 'timeInvestment'>;
  workflowEvidence: readonly Evidence[];
}

/** Both ratings are from 1 to 10, with two decimals. Hours are per week per person. */
export function rateTask(
  { definition, basis, evidence }: IdentifiedTask,
  context: RatingContext,
): DiagnosedTask {
  const adjustments = adjustmentsFrom([...evidence, ...context.workflowEvidence]);
  const serviceValue = adjusted(
    serviceValueOf(definition.value, definition.difficulty.physicalPresence),
    'serviceValue',
    adjustments,
  );
  const replicabilityDifficulty = adjusted(
    replicabilityDifficultyOf(definition.difficulty),
    'replicabilityDifficulty',
    adjustments,
  );
  return {
    name: definition.name,
    description: definition.description,
    framework: frameworkOf({ serviceValue, replicabilityDifficulty, requiresJudgment: definition.judgment }),
    requiresJudgment: definition.judgment,
    assignedRole: definition.role,
    serviceValue,
    replicabilityDifficulty,
    ...context.hours,
    basis,
    evidence,
    factors: { difficulty: definition.difficulty, value: definition.value, adjustments },
    traits: definition.traits,
  };
}

function adjusted(
  base: number,
  rating: TaskFactors['adjustments'][number]['rating'],
  adjustments: TaskFactors['adjustments'],
): number {
  const changed = adjustments.reduce(
    (sum, change) => (change.rating === rating ? sum + change.by : sum),
    base,
  );
  return Math.round(Math.min(10, Math.max(1, changed)) * 100) / 100;
}
