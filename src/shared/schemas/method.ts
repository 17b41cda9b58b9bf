import { z } from 'zod';
import { optionalCompanySizeSchema } from './company.ts';
import { difficultyFactorsSchema, valueFactorsSchema } from './task.ts';

/** One step of a rubric: what makes that rating. */
export const rubricStepSchema = z.object({
  rating: z.union([z.literal(1), z.literal(4), z.literal(7), z.literal(10)]),
  text: z.string(),
});
export type RubricStep = z.infer<typeof rubricStepSchema>;

const factorNameSchema = z.enum([
  ...difficultyFactorsSchema.keyof().options,
  ...valueFactorsSchema.keyof().options,
]);

/** A sub-factor, rated 1 to 5: what it asks, and its share of 1 in the rating. */
export const ratingFactorSchema = z.object({
  name: factorNameSchema,
  question: z.string(),
  weight: z.number().min(0).max(1),
});
export type RatingFactor = z.infer<typeof ratingFactorSchema>;

/** How ratings and hours are made, as published. What GET /api/method answers. */
export const methodSchema = z.object({
  serviceValue: z.object({ rubric: z.array(rubricStepSchema), factors: z.array(ratingFactorSchema) }),
  replicabilityDifficulty: z.object({
    rubric: z.array(rubricStepSchema),
    factors: z.array(ratingFactorSchema),
    /** Share of the hardest single factor in the rating; the weighted mean of all has the rest. */
    hardestShare: z.number().min(0).max(1),
  }),
  /** Factor on a task's hours by company size; '' is an unknown size. */
  hoursFactorBySize: z.record(optionalCompanySizeSchema, z.number()),
  /** A task never counts more hours per week than this. */
  maxHoursPerWeek: z.number(),
  /** The name that our reader answers to in a robots.txt. */
  robotsToken: z.string(),
});
export type Method = z.infer<typeof methodSchema>;
