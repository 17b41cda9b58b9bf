import type { Framework } from '../schemas/framework.ts';
import { weeksPerMonth } from './task-figures.ts';

/** The specification's own rates for the module screen: shares of hours, and USD per hour. */
export const moduleScreenShares: Record<Framework, number> = { Automate: 0.9, Optimize: 0.4, Enhance: 0.1 };
export const moduleScreenRateUsd = 40;

/** In USD per month, by the specification's formula. Not displayed anywhere. */
export function moduleScreenSavings(
  tasks: readonly { framework: Framework; timeInvestment: number }[],
): number {
  const hours = tasks.reduce(
    (total, task) => total + task.timeInvestment * moduleScreenShares[task.framework] * weeksPerMonth,
    0,
  );
  return Math.round(hours * moduleScreenRateUsd);
}
