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

/** Months until a module has paid for itself. `high` is null if it never does at the low end of the estimate. */
export const paybackSchema = z.object({ low: z.number(), likely: z.number(), high: z.number().nullable() });
export type Payback = z.infer<typeof paybackSchema>;

/**
 * What is credited to a module: the hours per week of its tasks, and the monthly savings in them, without work
 * already credited to modules higher in the list.
 */
export const claimedValueSchema = z.object({
  hoursPerWeek: z.number(),
  savedHoursPerMonth: rangeSchema,
  savingsUsdPerMonth: rangeSchema,
});

/** A recommended module in the API. Money in USD, times in days, payback in months (null: never). */
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
  /** Ids of its prerequisites. */
  dependsOn: z.array(z.string()),
  /** Why it is recommended to this company, in one or two sentences: its work, its words, its hours, and its money. */
  reason: z.string(),
  /** The reason, and what else supports it or counts against it. */
  reasons: z.array(z.string()),
  /** What only a qualified person may do when using it; null if there is no such rule. */
  caution: z.string().nullable(),
  /**
   * The tasks credited to this module alone; if all its tasks are credited to other modules, the tasks that it would
   * serve.
   */
  tasks: z.array(servedTaskSchema),
  claimed: claimedValueSchema,
  /** The likely savings credited to it, in whole USD per month. */
  savesUsdPerMonth: z.number().int(),
  paybackMonths: paybackSchema.nullable(),
  /**
   * Whether these savings are likely to pay its price within `paybackLimitMonths`, the profile's limit for this price.
   */
  paysBack: z.boolean(),
  paybackLimitMonths: z.number(),
});
export type RecommendedModule = z.infer<typeof recommendedModuleSchema>;
