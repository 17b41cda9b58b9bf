import { z } from 'zod';
import { paybackSchema } from './module.ts';
import { rangeSchema } from './numbers.ts';

/** Figures in USD. Break-even is in months of use; null if it is never reached. */
export const businessCaseFiguresSchema = z.object({
  costUsd: z.number(),
  savingsUsdPerMonth: rangeSchema,
  netUsdAfter12Months: rangeSchema,
  breakEvenMonths: paybackSchema.nullable(),
});
export type BusinessCaseFigures = z.infer<typeof businessCaseFiguresSchema>;

/**
 * Each module is counted from the day it is in use. Modules that don't pay back in time are left out, and no hour
 * counts for two modules.
 */
export const businessCaseSchema = z.object({
  modules: z.array(businessCaseFiguresSchema.extend({ moduleId: z.string(), name: z.string() })),
  total: businessCaseFiguresSchema.nullable(),
  /**
   * Modules that don't pay back in time but that the plan introduces because recommended ones require them. Their
   * costs are not in the total.
   */
  prerequisites: z.array(z.object({ moduleId: z.string(), name: z.string(), costUsd: z.number() })),
  leftOut: z.number().int(),
  /** What all tasks would save if counted in full, at `rateUsdPerHour`. */
  allTasksUsdPerMonth: z.number(),
  rateUsdPerHour: z.number(),
});
export type BusinessCase = z.infer<typeof businessCaseSchema>;
