import { z } from 'zod';

/**
 * Which names on a site are offerings, learned from the sites in `gold/` by `scripts/train-offering-model.ts`. Two
 * logistic regressions: one for the name itself, one for the name among its neighbors.
 */
export const offeringModelSchema = z.strictObject({
  /** Number of sites and names that it was trained on. */
  trainedOn: z.strictObject({ sites: z.number().int(), names: z.number().int() }),
  /** Coefficients of a name's own features; a feature that isn't listed counts 0. */
  alone: z.record(z.string(), z.number()),
  /** Coefficients, in a fixed order, of a name's features in comparison with the site's other names. */
  among: z.array(z.number()),
  amongBias: z.number(),
});
export type OfferingModel = z.output<typeof offeringModelSchema>;
