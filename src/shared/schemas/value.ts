import { z } from 'zod';
import { companyTeamSchema } from './company-model.ts';
import { frameworkSchema } from './framework.ts';
import { rangeSchema } from './numbers.ts';
import { assumptionsSchema } from './rates.ts';

export const calculationModeSchema = z.enum(['simple', 'advanced']);
export type CalculationMode = z.infer<typeof calculationModeSchema>;

/**
 * `hoursPerWeek` is what the calculation uses, after the cap. The hours are the whole team's,
 * unless they were typed and the calculation counts them only once (see `figureTasks`).
 */
export const valueLineSchema = z.object({
  taskId: z.number().int(),
  framework: frameworkSchema,
  hoursPerWeek: z.number(),
  savedHoursPerMonth: rangeSchema,
  rateUsdPerHour: z.number(),
  savingsUsdPerMonth: rangeSchema,
});
export type ValueLine = z.infer<typeof valueLineSchema>;

/**
 * Saved hours and USD amounts are per month. The plain figures are the likely ones, rounded; `ranges` has low,
 * likely, and high for four of them.
 */
export const valueSummarySchema = z.object({
  timeEfficiency: z.number().int(),
  costSavingsUSD: z.number().int(),
  newBusinessUSD: z.number().int(),
  toolsConsolidationUSD: z.literal(0),
  monthlyTotal: z.number().int(),
  automateCount: z.number().int(),
  optimizeCount: z.number().int(),
  enhanceCount: z.number().int(),
  automateTimeSavings: z.number().int(),
  optimizeTimeSavings: z.number().int(),
  enhanceTimeSavings: z.number().int(),
  /** Sum of the hours per week in `lines`, rounded. */
  totalTimeInvestment: z.number().int(),
  hourlyRate: z.number(),
  calculationMode: calculationModeSchema,
  ranges: z.object({
    timeEfficiency: rangeSchema,
    costSavingsUSD: rangeSchema,
    newBusinessUSD: rangeSchema,
    monthlyTotal: rangeSchema,
  }),
  /**
   * `scale` is 1 unless the cap is exceeded. The limit is null if the headcount is unknown or there is a company
   * model.
   */
  cap: z.object({
    limitHoursPerWeek: z.number().nullable(),
    hoursPerWeekBefore: z.number(),
    scale: z.number(),
    applied: z.boolean(),
  }),
  assumptions: assumptionsSchema,
  /** Before the owner's changes; null for a manual entry and in diagnoses by earlier releases. */
  team: companyTeamSchema.nullable(),
  /**
   * Likely hours saved as a fraction of all hours worked; null if there is neither a company model nor an entered
   * headcount.
   */
  savedShareOfAllHours: z.number().nullable(),
  lines: z.array(valueLineSchema),
});
export type ValueSummary = z.infer<typeof valueSummarySchema>;
