import { z } from 'zod';
import { optionalCompanySizeSchema } from './company.ts';
import { difficultyFactorsSchema, valueFactorsSchema } from './task.ts';

export const rubricStepSchema = z.object({
  rating: z.union([z.literal(1), z.literal(4), z.literal(7), z.literal(10)]),
  text: z.string(),
});
export type RubricStep = z.infer<typeof rubricStepSchema>;

const factorNameSchema = z.enum([
  ...difficultyFactorsSchema.keyof().options,
  ...valueFactorsSchema.keyof().options,
]);

/** A factor rated 1 to 5. `weight` is its share of the weighted mean of all factors. */
export const ratingFactorSchema = z.object({
  name: factorNameSchema,
  question: z.string(),
  weight: z.number().min(0).max(1),
});
export type RatingFactor = z.infer<typeof ratingFactorSchema>;

export const methodSchema = z.object({
  serviceValue: z.object({ rubric: z.array(rubricStepSchema), factors: z.array(ratingFactorSchema) }),
  replicabilityDifficulty: z.object({
    rubric: z.array(rubricStepSchema),
    factors: z.array(ratingFactorSchema),
    /**
     * Share of the rating that comes from the hardest factor. The rest is the weighted mean of all factors.
     */
    hardestShare: z.number().min(0).max(1),
  }),
  /** Factor for a task's hours, by company size; '' means an unknown size. */
  hoursFactorBySize: z.record(optionalCompanySizeSchema, z.number()),
  maxHoursPerWeek: z.number(),
  robotsToken: z.string(),
});
export type Method = z.infer<typeof methodSchema>;
