import { z } from 'zod';

/**
 * Two logistic regressions, learned from `gold/` by `scripts/train-offering-model.ts`: one for a name itself, one
 * for the name among its neighbors.
 */
export const offeringModelSchema = z.strictObject({
  trainedOn: z.strictObject({ sites: z.number().int(), names: z.number().int() }),
  alone: z.record(z.string(), z.number()),
  among: z.array(z.number()),
  amongBias: z.number(),
});
export type OfferingModel = z.output<typeof offeringModelSchema>;
