import { z } from 'zod';
import { staffingSharesSchema } from './company-model.ts';

/** The source of a figure: published, or our own assumption. */
export const figureSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('published'), text: z.string().min(1), url: z.url().optional() }),
  z.object({ kind: z.literal('assumption'), text: z.string().min(1) }),
]);
export type FigureSource = z.infer<typeof figureSourceSchema>;

const share = z.number().min(0).max(1);
const shareRangeSchema = z
  .object({ low: share, likely: share, high: share })
  .refine((range) => range.low <= range.likely && range.likely <= range.high, 'low <= likely <= high');

const usdPerHour = z.number().min(0).max(10_000);

/** Share of a task's hours that is saved, by framework. */
export const savedShareSchema = z.object({
  Automate: shareRangeSchema,
  Optimize: shareRangeSchema,
  Enhance: shareRangeSchema,
});

/** Everything in the value calculation that a visitor may change. USD, hours, fractions of 1. */
export const assumptionsSchema = z.object({
  savedShare: savedShareSchema,
  juniorRateUsdPerHour: usdPerHour,
  conversionRate: share,
  roleRatesUsdPerHour: z.record(z.string().min(1).max(120), usdPerHour),
  /** Multiplies a workflow's hours by its team size. */
  countWholeTeam: z.boolean(),
  /** Share of the possible savings that is realized; 1 leaves the published formula unchanged. */
  adoptionShare: share,
  /** Headcount entered by the owner; missing or null: as the analysis assumed. */
  headcount: z.number().int().min(1).max(1_000_000).nullish(),
  /** Staffing, fractions of 1 by occupation group; missing or null: as the analysis assumed. */
  staffing: staffingSharesSchema.nullish(),
});
export type Assumptions = z.infer<typeof assumptionsSchema>;

/** A change to the assumptions; missing fields stay as they are. */
export const assumptionsPatchSchema = assumptionsSchema.partial().strict();
export type AssumptionsPatch = z.infer<typeof assumptionsPatchSchema>;

/** The profile's rates: the default assumptions, each with its source. */
export const ratesSchema = z.object({
  assumptions: assumptionsSchema,
  sources: z.object({
    savedShare: z.object({
      Automate: figureSourceSchema,
      Optimize: figureSourceSchema,
      Enhance: figureSourceSchema,
    }),
    juniorRateUsdPerHour: figureSourceSchema,
    conversionRate: figureSourceSchema,
    roleRatesUsdPerHour: figureSourceSchema,
    countWholeTeam: figureSourceSchema,
    adoptionShare: figureSourceSchema,
  }),
});
export type Rates = z.infer<typeof ratesSchema>;
