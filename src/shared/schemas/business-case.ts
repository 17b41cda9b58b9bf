import { z } from 'zod';
import { paybackSchema } from './module.ts';
import { rangeSchema } from './numbers.ts';

/**
 * What a decision costs and returns, in USD: savings are per month, and break-even is in months of use (null: never).
 */
export const businessCaseFiguresSchema = z.object({
  /** Paid once. */
  costUsd: z.number(),
  savingsUsdPerMonth: rangeSchema,
  /** Twelve months of savings minus the cost. */
  netUsdAfter12Months: rangeSchema,
  breakEvenMonths: paybackSchema.nullable(),
});
export type BusinessCaseFigures = z.infer<typeof businessCaseFiguresSchema>;

/**
 * The recommended modules as one decision, each counted from the day it is in use. Leaves out modules that don't pay
 * back in time. No hour of work counts for two modules, so costs and likely savings add up to the total.
 */
export const businessCaseSchema = z.object({
  modules: z.array(businessCaseFiguresSchema.extend({ moduleId: z.string(), name: z.string() })),
  /** Null if no module is recommended. */
  total: businessCaseFiguresSchema.nullable(),
  /**
   * One-time costs of modules that the plan introduces although they don't pay back by themselves, such as
   * prerequisites; not in the total.
   */
  prerequisites: z.array(z.object({ moduleId: z.string(), name: z.string(), costUsd: z.number() })),
  /** Modules that don't pay back in time and that are not prerequisites of recommended ones. */
  leftOut: z.number().int(),
  /** What all tasks could save in full, in USD per month at the same rate: the dashboard's figure. */
  allTasksUsdPerMonth: z.number(),
  rateUsdPerHour: z.number(),
});
export type BusinessCase = z.infer<typeof businessCaseSchema>;
