// A language model's findings about a site, with checked quotes. The analysis uses them as another source of
// candidates.
import { z } from 'zod';
import type { TaskTrait } from '#shared/schemas/task.ts';
import { workflowFunctionSchema } from '#shared/schemas/workflow.ts';

const quotedSchema = z.object({ url: z.string(), quote: z.string() });

const factorSchema = z.number().int().min(1).max(5);

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

/** Kinds of work that people do at a desk, and that AI may take over or prepare. */
export const deskTraits = [
  'answer-questions',
  'draft-text',
  'personalise',
  'create-media',
  'summarise',
  'transcribe',
  'translate',
  'research',
  'look-up',
  'extract-data',
  'enter-data',
  'reconcile',
  'match',
  'check-rules',
  'analyse-data',
  'forecast',
  'monitor',
  'schedule',
  'route-requests',
  'remind',
  'plan',
  'design',
  'write-code',
] as const satisfies readonly TaskTrait[];

/** How much of the organization's working time a workflow takes, from more than a third to less than a twentieth. */
export const timeShares = ['most', 'much', 'some', 'little'] as const;
export type TimeShare = (typeof timeShares)[number];

/** What a general AI assistant can do in a first trial. */
export const trialHelps = [
  'draft-text',
  'answer-questions',
  'extract-data',
  'summarise',
  'transcribe',
] as const satisfies readonly (typeof deskTraits)[number][];
export type TrialHelp = (typeof trialHelps)[number];

/** Null if the model wasn't asked for them. */
const traitsSchema = z.array(z.enum(deskTraits)).nullable().default(null);

/** `rank` is the place among the trials of all work, from 1. */
const trialSchema = z.object({ step: z.string(), help: z.enum(trialHelps), rank: z.number().int().min(1) });
export type ReadTrial = z.infer<typeof trialSchema>;

/** How much of the workflow's time a step takes, from 1 (minutes) to 5 (most of it); null if the model didn't say. */
const stepTimeSchema = factorSchema.nullable().default(null);

const readTaskSchema = quotedSchema.extend({
  name: z.string(),
  time: stepTimeSchema,
  judgment: z.boolean(),
  traits: traitsSchema,
  factors: taskFactorsSchema,
});
/** `volunteers`: unpaid people do nearly all of the work. `part-time`: the work takes some hours or days of the week. */
export const shortTimes = ['volunteers', 'part-time'] as const;

export type ReadTask = z.infer<typeof readTaskSchema>;

/** Everything but the name is null if the model wasn't asked for it. */
const usualStepSchema = z.object({
  name: z.string(),
  /** True if somebody must be there and use their hands. */
  hands: z.boolean().nullable(),
  /** True if the step is a conversation with a person. */
  contact: z.boolean().nullable(),
  judgment: z.boolean().nullable(),
  traits: traitsSchema,
  time: stepTimeSchema,
});
export type UsualStep = z.infer<typeof usualStepSchema>;

function asStep(name: string): UsualStep {
  return { name, hands: null, contact: null, judgment: null, traits: null, time: null };
}

const readWorkflowSchema = quotedSchema.extend({
  key: z.string(),
  name: z.string(),
  /**
   * The name in English. On an English page, it equals `name` unless the model's version shares a word with the
   * quoted block or consists of words known for this kind of work.
   */
  englishName: z.string(),
  function: workflowFunctionSchema.default('deliver'),
  /** Null if the model wasn't asked for it. */
  time: z.enum(timeShares).nullable().default(null),
  definitionId: z.string().nullable(),
  /**
   * Key of another proposal for the same work, or for work that includes this one. Null if this one is
   * separate.
   */
  partOf: z.string().nullable().default(null),
  /** One English sentence; null if the model gave none that passed the checks. */
  description: z.string().nullable().default(null),
  tasks: z.array(readTaskSchema),
  /** Steps that no quote shows. Earlier releases stored only their names. */
  usualSteps: z.array(z.union([usualStepSchema, z.string().transform(asStep)])).default([]),
  /** Steps of this work for which an owner would first try an AI assistant; null if the model wasn't asked. */
  firstTrials: z.array(trialSchema).nullable().default(null),
});
export type ReadWorkflow = z.infer<typeof readWorkflowSchema>;

const readOfferingSchema = quotedSchema.extend({ name: z.string() });
export type ReadOffering = z.infer<typeof readOfferingSchema>;

/**
 * Whose work a quote describes. `past-or-denied` and `other-sense` mean that it doesn't describe anybody's
 * current work of this kind.
 */
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

/** Serializable: stored with the scan, so that a diagnosis can be repeated without asking the model again. */
export const modelReadingSchema = z.object({
  model: z.string(),
  /**
   * The trade, if the model named one with a quote. `also` is a second quote, required to contradict the
   * analysis.
   */
  organization: quotedSchema
    .extend({ trade: z.string(), also: quotedSchema.nullable().default(null) })
    .nullable(),
  /** How many people work there, if the site says so. */
  people: quotedSchema
    .extend({ count: z.number().int().min(1) })
    .nullable()
    .default(null),
  /** Null if its people work most of the week, or if the site doesn't show it. */
  workingTime: quotedSchema
    .extend({ is: z.enum(shortTimes) })
    .nullable()
    .default(null),
  /** The id of the line of business, if the model chose one from the list. */
  specialty: z.string().nullable().default(null),
  workflows: z.array(readWorkflowSchema),
  offerings: z.array(readOfferingSchema),
  /**
   * Names of offerings in our analysis that nobody can get from the organization, according to the
   * model.
   */
  refusedOfferings: z.array(z.string()).default([]),
  judgments: z.array(
    z.object({
      definitionId: z.string(),
      owner: workOwnerSchema,
      /**
       * Id of the definition of another finding, or key of a proposal, that is the same work or includes it,
       * according to the model.
       */
      within: z.string().nullable().default(null),
    }),
  ),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;

const minUnderstood = 3;

/**
 * A model that named this many workflows has understood the site, so we drop findings that it
 * neither named nor confirmed. In a trial with people in the model's place, only 5 of 23 of those
 * were right (docs/language-model.md).
 */
export function hasUnderstood({ workflows }: Pick<ModelReading, 'workflows'>): boolean {
  return workflows.length >= minUnderstood;
}
