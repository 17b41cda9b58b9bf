import { z } from 'zod';

/** Responses are JSON numbers; input may be numeric text. */
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

/** The API accepts 0 to 10. Our own scan uses 1 to 10. */
export const ratingSchema = z.number().min(0).max(10);

/** For one person. */
export const hoursPerWeekSchema = z.number().min(0).max(168);

/** low <= likely <= high. */
export const rangeSchema = z.object({ low: z.number(), likely: z.number(), high: z.number() });
export type Range = z.infer<typeof rangeSchema>;

export const rangePoints = ['low', 'likely', 'high'] as const;
export type RangePoint = (typeof rangePoints)[number];
