import { z } from 'zod';

export const benchmarkFigureIds = ['workflows', 'tasks', 'automateShare'] as const;

/**
 * One figure of the company compared with its trade. `low` to `high` is the middle half of the other companies, and
 * `typical` is their median. The values are counts or, for a share, fractions of 1.
 */
export const benchmarkFigureSchema = z.object({
  id: z.enum(benchmarkFigureIds),
  own: z.number(),
  low: z.number(),
  typical: z.number(),
  high: z.number(),
});
export type BenchmarkFigure = z.infer<typeof benchmarkFigureSchema>;

/** The company compared with the other websites of its trade that were scanned here. */
export const benchmarkSchema = z.object({
  trade: z.string(),
  /** Number of other websites. */
  websites: z.number().int(),
  figures: z.array(benchmarkFigureSchema),
});
export type Benchmark = z.infer<typeof benchmarkSchema>;

/** Null if the trade is unknown, or too few of its websites were scanned. */
export const benchmarkAnswerSchema = z.object({ benchmark: benchmarkSchema.nullable() });
