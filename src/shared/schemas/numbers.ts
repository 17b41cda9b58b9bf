import { z } from 'zod';

/** A number, or a numeric string: answers are JSON numbers, strings are accepted as input. */
export const numericSchema = z.union(
  [
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(?:[.,]\d+)?$/)
      .transform((text) => Number(text.replace(',', '.'))),
  ],
  'Must be a number',
);

/** A rating in the API: 0 to 10. Our own scan uses 1 to 10. */
export const ratingSchema = z.number().min(0).max(10);

/** Hours per week per person. A week has 168 hours. */
export const hoursPerWeekSchema = z.number().min(0).max(168);

/** An estimate with its uncertainty; low <= likely <= high. */
export const rangeSchema = z.object({ low: z.number(), likely: z.number(), high: z.number() });
export type Range = z.infer<typeof rangeSchema>;

/** The three points of a range, in order. */
export const rangePoints = ['low', 'likely', 'high'] as const;
export type RangePoint = (typeof rangePoints)[number];
