import type { Framework } from './schemas/framework.ts';

/** The limits on both ratings, drawn on the task map as its guide lines. */
export const frameworkCuts = { low: 3.5, high: 6.7 } as const;

export interface FrameworkInput {
  /** 0 to 10: mainstream to unique. */
  serviceValue: number;
  /** 0 to 10: easy to hard for AI. */
  replicabilityDifficulty: number;
  requiresJudgment: boolean;
}

/**
 * The framework rule, the only one in the product: Automate below both limits, Enhance if hard and not mainstream,
 * Optimize in between. Tasks that require human judgment are never Automate.
 */
export function frameworkOf(input: FrameworkInput): Framework {
  const { serviceValue, replicabilityDifficulty, requiresJudgment } = input;
  if (replicabilityDifficulty < frameworkCuts.low && serviceValue < frameworkCuts.high) {
    return requiresJudgment ? 'Optimize' : 'Automate';
  }
  if (replicabilityDifficulty >= frameworkCuts.high && serviceValue >= frameworkCuts.low) return 'Enhance';
  return 'Optimize';
}
