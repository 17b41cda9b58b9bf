import { z } from 'zod';

const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/** Reads a comma before exactly three digits as a thousands separator ("1,000"), any other as a decimal one ("1,5"). */
export function withDecimalPoint(text: string): string {
  const number = text.trim();
  return grouped.test(number) ? number.replaceAll(',', '') : number.replace(',', '.');
}

/** Responses are JSON numbers; input may be numeric text. */
export const numericSchema = z.union(
  [
    z.number(),
    z
      .string()
      .trim()
      .transform(withDecimalPoint)
      .pipe(z.string().regex(/^-?(?:\d+(?:\.\d*)?|\.\d+)$/))
      .transform(Number),
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
