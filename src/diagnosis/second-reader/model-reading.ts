// What a language model said of a site, after its quotes were checked: the analysis takes it as one more source of candidates.
import { z } from 'zod';

/** A quote in the words of the stored page. */
const quotedSchema = z.object({ url: z.string(), quote: z.string() });

const factorSchema = z.number().int().min(1).max(5);

/** Sub-factors of a task, as the rubric names them: 1 to 5 each. */
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
  /** Tells proposals of one reading apart. */
  key: z.string(),
  /** As the site calls it, word for word. */
  name: z.string(),
  /** The same in English; equal to `name` on an English page. */
  englishName: z.string(),
  /** The definition that means the same work; null where none does. */
  definitionId: z.string().nullable(),
  /** The key of another proposal that is the same work, or of which this is a part; null where it stands by itself. */
  partOf: z.string().nullable().default(null),
  tasks: z.array(readTaskSchema),
});
export type ReadWorkflow = z.infer<typeof readWorkflowSchema>;

const readOfferingSchema = quotedSchema.extend({ name: z.string() });
export type ReadOffering = z.infer<typeof readOfferingSchema>;

/** Whose work a quote tells of. */
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

/** Serializable: a scan stores it, so that its diagnosis can be made again without asking the model. */
export const modelReadingSchema = z.object({
  /** Provider and model, as the operator set them. */
  model: z.string(),
  /** The trade, where the model named one with a quote; `also` is a second quote, for one that differs from what the analysis found. */
  organization: quotedSchema
    .extend({ trade: z.string(), also: quotedSchema.nullable().default(null) })
    .nullable(),
  workflows: z.array(readWorkflowSchema),
  offerings: z.array(readOfferingSchema),
  /** What it said of workflows that the analysis itself found, by definition. */
  judgments: z.array(
    z.object({
      definitionId: z.string(),
      owner: workOwnerSchema,
      /** The definition of another finding of ours that it takes for the same work, or the whole of it. */
      within: z.string().nullable().default(null),
    }),
  ),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;
