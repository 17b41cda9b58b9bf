// A language model's findings about a site, with checked quotes: another source of candidates for the analysis.
import { z } from 'zod';

/** A quote in the words of the stored page. */
const quotedSchema = z.object({ url: z.string(), quote: z.string() });

const factorSchema = z.number().int().min(1).max(5);

/** A task's factors, as the rubric names them: 1 to 5 each. */
export const taskFactorsSchema = z.object({
  difficulty: z.object({
    judgment: factorSchema,
    variability: factorSchema,
    physicalPresence: factorSchema,
    humanContact: factorSchema,
    errorCost: factorSchema,
    dataScarcity: factorSchema,
  }),
  value: z.object({
    differentiation: factorSchema,
    customerDecision: factorSchema,
    expertise: factorSchema,
    revenueInfluence: factorSchema,
  }),
});

const readTaskSchema = quotedSchema.extend({
  /** What a person does, verb first, in English. */
  name: z.string(),
  judgment: z.boolean(),
  factors: taskFactorsSchema,
});
export type ReadTask = z.infer<typeof readTaskSchema>;

const readWorkflowSchema = quotedSchema.extend({
  /** Distinguishes the proposals of one reading. */
  key: z.string(),
  /** The site's name for it, word for word. */
  name: z.string(),
  /** The name in English; equal to `name` on an English page. */
  englishName: z.string(),
  /** The definition of the same work; null if there is none. */
  definitionId: z.string().nullable(),
  /** The key of another proposal for the same work, or for work that this is part of; null if this one is separate. */
  partOf: z.string().nullable().default(null),
  tasks: z.array(readTaskSchema),
});
export type ReadWorkflow = z.infer<typeof readWorkflowSchema>;

const readOfferingSchema = quotedSchema.extend({ name: z.string() });
export type ReadOffering = z.infer<typeof readOfferingSchema>;

/** Whose work a quote describes. */
export const workOwners = [
  'own',
  'customers',
  'partners',
  'product',
  'past-or-denied',
  'other-sense',
] as const;
export const workOwnerSchema = z.enum(workOwners);
export type WorkOwner = z.infer<typeof workOwnerSchema>;

/** Serializable: stored with the scan, so that its diagnosis can be repeated without asking the model. */
export const modelReadingSchema = z.object({
  /** Provider and model, as configured by the operator. */
  model: z.string(),
  /**
   * The trade, if the model named one and gave a quote; `also` is a second quote, required to contradict the
   * analysis.
   */
  organization: quotedSchema
    .extend({ trade: z.string(), also: quotedSchema.nullable().default(null) })
    .nullable(),
  workflows: z.array(readWorkflowSchema),
  offerings: z.array(readOfferingSchema),
  /** The model's judgments on workflows that the analysis itself found, by definition. */
  judgments: z.array(
    z.object({
      definitionId: z.string(),
      owner: workOwnerSchema,
      /**
       * The definition of another finding that the model considers the same work, or the work that this is part of.
       */
      within: z.string().nullable().default(null),
    }),
  ),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;
