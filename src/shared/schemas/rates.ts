import { z } from 'zod';
import { staffingSharesSchema } from './company-model.ts';
import { numericSchema } from './numbers.ts';

export const figureSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('published'), text: z.string().min(1), url: z.url().optional() }),
  z.object({ kind: z.literal('assumption'), text: z.string().min(1) }),
]);
export type FigureSource = z.infer<typeof figureSourceSchema>;

const share = numericSchema.pipe(z.number().min(0).max(1));
const shareRangeSchema = z
  .object({ low: share, likely: share, high: share })
  .refine((range) => range.low <= range.likely && range.likely <= range.high, 'low <= likely <= high');

const usdPerHour = numericSchema.pipe(z.number().min(0).max(10_000));

export const savedShareSchema = z.object({
  Automate: shareRangeSchema,
  Optimize: shareRangeSchema,
  Enhance: shareRangeSchema,
});

/** Money in USD, shares as fractions of 1. */
export const assumptionsSchema = z.object({
  savedShare: savedShareSchema,
  juniorRateUsdPerHour: usdPerHour,
  conversionRate: share,
  roleRatesUsdPerHour: z.record(z.string().min(1).max(120), usdPerHour),
  countWholeTeam: z.boolean(),
  /** Share of the possible savings that is realized. 1 leaves the published formula unchanged. */
  adoptionShare: share,
  /** Entered by the owner; if missing or null, the headcount is the one that the analysis found or assumed. */
  headcount: numericSchema.pipe(z.number().int().min(1).max(1_000_000)).nullish(),
  /** Hours per week, entered by the owner; missing or null uses the analysis's assumption. */
  hoursPerPerson: numericSchema.pipe(z.number().min(0.5).max(80)).nullish(),
  /** Fractions of 1 by occupation group; missing or null uses the analysis's assumption. */
  staffing: staffingSharesSchema.nullish(),
});
export type Assumptions = z.infer<typeof assumptionsSchema>;

export const assumptionsPatchSchema = assumptionsSchema.partial().strict();
export type AssumptionsPatch = z.infer<typeof assumptionsPatchSchema>;

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
