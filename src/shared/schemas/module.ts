import { z } from 'zod';
import { frameworkSchema } from './framework.ts';
import { rangeSchema } from './numbers.ts';

export const moduleTypeSchema = z.enum(['Creative', 'Operational']);
export type ModuleType = z.infer<typeof moduleTypeSchema>;

export const moduleCategoryIdSchema = z.number().int().min(1).max(8);

export const servedTaskSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  workflow: z.string(),
  framework: frameworkSchema,
  hoursPerWeek: z.number(),
});
export type ServedTask = z.infer<typeof servedTaskSchema>;

/** In months. `high` is null if the module never pays for itself at the low end of the estimate. */
export const paybackSchema = z.object({ low: z.number(), likely: z.number(), high: z.number().nullable() });
export type Payback = z.infer<typeof paybackSchema>;

/** Excludes what is credited to modules higher in the list. */
export const claimedValueSchema = z.object({
  hoursPerWeek: z.number(),
  savedHoursPerMonth: rangeSchema,
  savingsUsdPerMonth: rangeSchema,
});

/** `price` is in USD and `implementationTime` in days. `paybackMonths` is null if the module never pays for itself. */
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
  dependsOn: z.array(z.string()),
  reason: z.string(),
  reasons: z.array(z.string()),
  caution: z.string().nullable(),
  /**
   * The tasks credited only to this module. If all are credited to other modules, the tasks that it would
   * serve.
   */
  tasks: z.array(servedTaskSchema),
  claimed: claimedValueSchema,
  savesUsdPerMonth: z.number().int(),
  paybackMonths: paybackSchema.nullable(),
  paysBack: z.boolean(),
  paybackLimitMonths: z.number(),
});
export type RecommendedModule = z.infer<typeof recommendedModuleSchema>;
