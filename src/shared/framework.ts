import type { Framework } from './schemas/framework.ts';

export const frameworkCuts = { low: 3.5, high: 6.7 } as const;

export interface FrameworkInput {
  /** 0 to 10, from mainstream to unique. */
  serviceValue: number;
  /** 0 to 10, from easy to hard for AI. */
  replicabilityDifficulty: number;
  requiresJudgment: boolean;
}

export function frameworkOf(input: FrameworkInput): Framework {
  const { serviceValue, replicabilityDifficulty, requiresJudgment } = input;
  if (replicabilityDifficulty < frameworkCuts.low && serviceValue < frameworkCuts.high) {
    return requiresJudgment ? 'Optimize' : 'Automate';
  }
  if (replicabilityDifficulty >= frameworkCuts.high && serviceValue >= frameworkCuts.low) return 'Enhance';
  return 'Optimize';
}
