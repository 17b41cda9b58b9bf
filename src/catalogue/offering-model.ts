import { z } from 'zod';

/** Two logistic regressions: one for a name itself, one for the name among its neighbors. */
const namesModelSchema = z.strictObject({
  trainedOn: z.strictObject({ sites: z.number().int(), names: z.number().int() }),
  alone: z.record(z.string(), z.number()),
  among: z.array(z.number()),
  amongBias: z.number(),
});
export type NamesModel = z.output<typeof namesModelSchema>;

/** Learned from `gold/` by `scripts/train-offering-model.ts`. */
export const offeringModelSchema = z.strictObject({
  english: namesModelSchema,
  beyondEnglish: namesModelSchema,
});
export type OfferingModel = z.output<typeof offeringModelSchema>;
