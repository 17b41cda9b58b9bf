import { z } from 'zod';
import { frameworkSchema } from './framework.ts';
import { rangeSchema } from './numbers.ts';

export const moduleTypeSchema = z.enum(['Creative', 'Operational']);
export type ModuleType = z.infer<typeof moduleTypeSchema>;

export const moduleCategoryIdSchema = z.number().int().min(1).max(8);

/** A task that a recommendation serves, as shown on its card. */
export const servedTaskSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  workflow: z.string(),
  framework: frameworkSchema,
  hoursPerWeek: z.number(),
});
export type ServedTask = z.infer<typeof servedTaskSchema>;

/** Months until a module has paid for itself. `high` is null when, at the low end of the estimate, it never does. */
export const paybackSchema = z.object({ low: z.number(), likely: z.number(), high: z.number().nullable() });
export type Payback = z.infer<typeof paybackSchema>;

/**
 * What a module is credited with: hours a week of the tasks' work, and what of it is saved a month.
 * Work that a module higher in the list already takes is not in it.
 */
export const claimedValueSchema = z.object({
  hoursPerWeek: z.number(),
  savedHoursPerMonth: rangeSchema,
  savingsUsdPerMonth: rangeSchema,
});

/** A recommended module as the API answers it. Money in USD, times in days, payback in months (null: never). */
export const recommendedModuleSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: moduleTypeSchema,
  category: moduleCategoryIdSchema,
  description: z.string(),
  matchPercentage: z.number().min(0).max(100),
  price: z.number(),
  implementationTime: z.number().default(0),
  infrastructure: z.string(),
  dependencies: z.string().default('Fully Independent'),
  customRangeUsd: z.object({ low: z.number(), high: z.number() }),
  benefits: z.array(z.string()),
  developmentSteps: z.array(z.string()),
  prerequisites: z.array(z.string()),
  dataNeeded: z.array(z.string()),
  risks: z.array(z.string()),
  staysWithPeople: z.array(z.string()),
  /** Ids of modules that should stand first. */
  dependsOn: z.array(z.string()),
  reasons: z.array(z.string()),
  tasks: z.array(servedTaskSchema),
  claimed: claimedValueSchema,
  paybackMonths: paybackSchema.nullable(),
});
export type RecommendedModule = z.infer<typeof recommendedModuleSchema>;
