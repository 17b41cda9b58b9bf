import { z } from 'zod';

export const benchmarkFigureIds = ['workflows', 'tasks', 'automateShare'] as const;

/**
 * One figure of the company beside those of its trade. `low` to `high` is the middle half of the others, `typical` their median; counts, or
 * for a share parts of 1.
 */
export const benchmarkFigureSchema = z.object({
  id: z.enum(benchmarkFigureIds),
  own: z.number(),
  low: z.number(),
  typical: z.number(),
  high: z.number(),
});
export type BenchmarkFigure = z.infer<typeof benchmarkFigureSchema>;

/** How a company compares with the other websites of its trade that were scanned here. */
export const benchmarkSchema = z.object({
  trade: z.string(),
  /** Others that were compared with. */
  websites: z.number().int(),
  figures: z.array(benchmarkFigureSchema),
});
export type Benchmark = z.infer<typeof benchmarkSchema>;

/** Null where the trade is not known, or too few of its websites were scanned. */
export const benchmarkAnswerSchema = z.object({ benchmark: benchmarkSchema.nullable() });
