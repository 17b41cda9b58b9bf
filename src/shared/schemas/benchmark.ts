import { z } from 'zod';

export const benchmarkFigureIds = ['workflows', 'tasks', 'automateShare'] as const;

/**
 * Half of the other companies are between `low` and `high`, and `typical` is their median. Values are counts, or a
 * fraction for a share.
 */
export const benchmarkFigureSchema = z.object({
  id: z.enum(benchmarkFigureIds),
  own: z.number(),
  low: z.number(),
  typical: z.number(),
  high: z.number(),
});
export type BenchmarkFigure = z.infer<typeof benchmarkFigureSchema>;

export const benchmarkSchema = z.object({
  trade: z.string(),
  /** Excluding the company's own. */
  websites: z.number().int(),
  figures: z.array(benchmarkFigureSchema),
});
export type Benchmark = z.infer<typeof benchmarkSchema>;

/**
 * Null unless the profile turns benchmarks on, the scan found tasks in a known trade, and enough of the trade's
 * websites were scanned.
 */
export const benchmarkAnswerSchema = z.object({ benchmark: benchmarkSchema.nullable() });
