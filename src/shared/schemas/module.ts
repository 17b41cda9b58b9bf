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

/** A recommended module as the API answers it. Money in USD, times in days, payback in months (null: never). */
export const recommendedModuleSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: moduleTypeSchema,
  category: moduleCategoryIdSchema,
  description: z.string(),
  matchPercentage: z.number().min(0).max(100),
  price: z.number(),
  implementationTime: z.number(),
  infrastructure: z.string(),
  dependencies: z.string(),
  customRangeUsd: z.object({ low: z.number(), high: z.number() }),
  benefits: z.array(z.string()),
  developmentSteps: z.array(z.string()),
  reasons: z.array(z.string()),
  tasks: z.array(servedTaskSchema),
  paybackMonths: rangeSchema.nullable(),
});
export type RecommendedModule = z.infer<typeof recommendedModuleSchema>;
