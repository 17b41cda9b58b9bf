import type { Framework } from './schemas/framework.ts';

/** Thresholds for both ratings; the task map draws them as guide lines. */
export const frameworkCuts = { low: 3.5, high: 6.7 } as const;

export interface FrameworkInput {
  /** 0 to 10, from mainstream to unique. */
  serviceValue: number;
  /** 0 to 10, from easy to hard for AI. */
  replicabilityDifficulty: number;
  requiresJudgment: boolean;
}

/**
 * The product's only framework rule. Automate is easy and not unique, Enhance is hard and not mainstream, and
 * Optimize is everything else. Tasks that require human judgment are never Automate.
 */
export function frameworkOf(input: FrameworkInput): Framework {
  const { serviceValue, replicabilityDifficulty, requiresJudgment } = input;
  if (replicabilityDifficulty < frameworkCuts.low && serviceValue < frameworkCuts.high) {
    return requiresJudgment ? 'Optimize' : 'Automate';
  }
  if (replicabilityDifficulty >= frameworkCuts.high && serviceValue >= frameworkCuts.low) return 'Enhance';
  return 'Optimize';
}
