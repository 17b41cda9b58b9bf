import { z } from 'zod';
import type { DifficultyFactors, TaskTrait, ValueFactors } from '#shared/schemas/task.ts';
import { taskTraitSchema } from '#shared/schemas/task.ts';
import { departments, workflowFunctionSchema, workflowTypeSchema } from '#shared/schemas/workflow.ts';
import { parsePattern } from './signals/phrase-pattern.ts';
import {
  signalFormPurposes,
  signalPageKinds,
  signalPlaces,
  signalTechnologyKinds,
} from './signals/site-vocabulary.ts';

/**
 * The format that a workflow is written in; docs/adding-a-workflow.md explains it for authors.
 * Weights: 1 a hint, 2 a good sign, 3 as good as said outright. A workflow is found when what
 * speaks for it adds up to `minimumStrength`.
 */
const weightSchema = z.number().min(0.5).max(5);
/** What an organization must have for a task to exist there (docs/adding-a-workflow.md says what each means). */
export const organizationTraits = [
  'walk-ins',
  'phone-desk',
  'ships-goods',
  'keeps-stock',
  'custom-quotes',
  'bills-insurance',
  'team',
  'large-team',
  'field-crews',
  'regulated',
  'online-booking',
  'online-payment',
  'portal',
  'recurring-clients',
  'funders',
  'job-offers',
  'several-locations',
  'mailing-list',
] as const;
export const organizationTraitSchema = z.enum(organizationTraits);
export type OrganizationTrait = z.infer<typeof organizationTraitSchema>;

/** A language by the two letters of ISO 639-1. */
export const languageIdSchema = z.string().regex(/^[a-z]{2}$/, 'two letters of ISO 639-1');
const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const factorSchema = z.number().int().min(1).max(5);

export const phrasePatternSchema = z.string().superRefine((pattern, context) => {
  try {
    parsePattern(pattern);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

/** Phrases of one weight. `in` narrows the places; left out, every place counts. */
const phraseGroupSchema = z.strictObject({
  weight: weightSchema,
  any: z.array(phrasePatternSchema).min(1),
  in: z.array(z.enum(signalPlaces)).min(1).optional(),
  /** Language of the phrases; left out, English. */
  language: languageIdSchema.optional(),
});

const signalsSchema = z.strictObject({
  /** Words that say the work itself is done here. A sentence with one is a quote for *Observed*. */
  phrases: z.array(phraseGroupSchema).optional(),
  /** Words that only let one conclude it. They make *Inferred* at most. */
  hints: z.array(phraseGroupSchema).optional(),
  /** A form of that purpose, or one with fields (phrases found in their labels); its own text is the quote. */
  forms: z
    .array(
      z.strictObject({
        weight: weightSchema,
        purpose: z.enum(signalFormPurposes).optional(),
        fields: z.array(phrasePatternSchema).min(1).optional(),
      }),
    )
    .optional(),
  /** Structured data: a schema.org type, and where given one of its properties. Never a quote. */
  structured: z
    .array(z.strictObject({ weight: weightSchema, type: z.string(), property: z.string().optional() }))
    .optional(),
  /** A kind of technology the pages carry. Never a quote, and never enough alone. */
  technology: z
    .array(z.strictObject({ weight: weightSchema, kind: z.enum(signalTechnologyKinds) }))
    .optional(),
  /** A page of that kind. Its heading is the quote for *Inferred*. */
  pages: z.array(z.strictObject({ weight: weightSchema, kind: z.enum(signalPageKinds) })).optional(),
  /** Job titles in the site's own job offers that name who does this. */
  jobTitles: z.array(phrasePatternSchema).optional(),
});

/**
 * What must not be mistaken for it. `sentence` and `page` take away what the same sentence or page
 * said for the workflow; `site` takes the workflow away altogether.
 */
const counterSignalSchema = z.strictObject({
  scope: z.enum(['sentence', 'page', 'site']),
  any: z.array(phrasePatternSchema).min(1),
  /** What it really is: "The court's procedure, not the firm's". */
  because: z.string().min(8),
});

/** How a name specific to the business is made. The first rule that fits wins. */
const namingSchema = z.strictObject({
  /** When the evidence holds one of these phrases, the workflow takes that name. */
  variants: z
    .array(z.strictObject({ any: z.array(phrasePatternSchema).min(1), name: z.string().min(3).max(80) }))
    .optional(),
  /**
   * The words that stand before one of these nouns in headings, navigation and buttons, when they
   * are specific ("Ultrasound appointment"), fill `{words}` of the pattern.
   */
  wordsBefore: z
    .strictObject({
      nouns: z.array(z.string()).min(1),
      pattern: z.string().includes('{words}'),
      /** Words that say nothing specific before that noun, beyond the general ones (new, free, online …). */
      not: z.array(z.string()).optional(),
    })
    .optional(),
  /**
   * The parts of a name that claims several things, each with words of its own. Where the quotes hold the words of one
   * part alone, the workflow takes that part's name; of some, the name `joined` makes of their `word`s ("network and
   * phone"); of none or of all, its whole name.
   */
  parts: z
    .array(
      z.strictObject({
        any: z.array(phrasePatternSchema).min(1),
        name: z.string().min(3).max(80),
        word: z.string().min(2).max(40).optional(),
      }),
    )
    .min(2)
    .optional(),
  /** Pattern of a name for several parts: "{parts} installation". */
  joined: z.string().includes('{parts}').optional(),
});

/**
 * Names of services that this work is, for companies whose own list of services is all they say: "Boiler repair" is
 * installation and repair work, whoever offers it.
 */
const deliversSchema = z.strictObject({
  /** Words that name a service by themselves: "towing". */
  named: z.array(phrasePatternSchema).min(1).optional(),
  /** Words that name one only together with what it is about: "repair" as in "boiler repair". */
  kinds: z.array(phrasePatternSchema).min(1).optional(),
  /** True when a service of that name is this work in any industry; else only in the workflow's own. */
  anywhere: z.boolean(),
  /** Industries, with `anywhere`, in which the same words mean something else ("hair removal"). */
  notIn: z.array(idSchema).min(1).optional(),
  /**
   * True where any service of an organization of the workflow's industries is this work, whatever it is called; or those of
   * its industries in which it is.
   */
  any: z.union([z.boolean(), z.array(idSchema).min(1)]).optional(),
  /** True for the one workflow of services that no other knows. */
  unknown: z.boolean().optional(),
});

const hoursRangeSchema = z
  .strictObject({ low: z.number().min(0.25), high: z.number().max(40) })
  .refine((range) => range.low < range.high, 'low < high')
  .refine((range) => range.high <= range.low * 6, 'a range this wide says nothing: split the task');

const difficultySchema = z
  .strictObject({
    judgment: factorSchema,
    variability: factorSchema,
    presence: factorSchema,
    contact: factorSchema,
    error: factorSchema,
    data: factorSchema,
  })
  .transform(
    (factors): DifficultyFactors => ({
      judgment: factors.judgment,
      variability: factors.variability,
      physicalPresence: factors.presence,
      humanContact: factors.contact,
      errorCost: factors.error,
      dataScarcity: factors.data,
    }),
  );

const valueSchema = z
  .strictObject({
    differentiation: factorSchema,
    decision: factorSchema,
    expertise: factorSchema,
    revenue: factorSchema,
  })
  .transform(
    (factors): ValueFactors => ({
      differentiation: factors.differentiation,
      customerDecision: factors.decision,
      expertise: factors.expertise,
      revenueInfluence: factors.revenue,
    }),
  );

export const taskDefinitionSchema = z.strictObject({
  /** Unique within its workflow, and never changed once published. */
  id: idSchema,
  /** What a person does, verb first: "Confirm the date with the patient". */
  name: z.string().min(6).max(80),
  description: z.string().min(20).max(300),
  /** A role of the global role list where one fits (roles.ts), else the trade's own word for it. */
  role: z.string().min(3).max(60),
  /** True when a person must decide something that cannot be written down as a rule. */
  judgment: z.boolean(),
  /** What it takes one person in a company of 11 to 50: a task's part of its workflow's hours. Our estimate. */
  hoursPerWeek: hoursRangeSchema,
  difficulty: difficultySchema,
  value: valueSchema,
  traits: z
    .array(taskTraitSchema)
    .min(1)
    .max(4)
    .transform((traits): TaskTrait[] => traits),
  /** What the organization must have for it; left out where it is known not to. */
  needs: z.array(organizationTraitSchema).optional(),
  /** A step of work that several workflows share, such as `confirm-remind`; it stands once on a site. */
  step: idSchema.optional(),
  /** Phrases whose sentence shows this very task; without one on the site it stays *Inferred*. */
  shownBy: z.array(phrasePatternSchema).optional(),
});

export const workflowDefinitionSchema = z.strictObject({
  /** The file's name. Stored with diagnoses, so it never changes once published. */
  id: idSchema,
  name: z.string().min(4).max(70),
  naming: namingSchema.optional(),
  /**
   * The kind of work: definitions of one family have the same steps and people, so one site gets one workflow of them.
   */
  family: idSchema,
  /** Where in the value chain it belongs. */
  function: workflowFunctionSchema,
  department: z.enum(departments),
  type: workflowTypeSchema,
  /** What the work is, from the trigger to the outcome, in one or two sentences. */
  description: z.string().min(40).max(400),
  /** `every`, or the company types and sub-industries (industries/) it belongs to. */
  industries: z.union([z.literal('every'), z.array(idSchema).min(1)], 'must be "every" or a list of trades'),
  /** Those of them whose core it is: only there may it be named as typical without evidence. */
  coreOf: z.array(idSchema).optional(),
  /**
   * Ids of more general workflows. A sentence that speaks for this one no longer speaks for them,
   * so that one piece of work is not named twice.
   */
  narrows: z.array(idSchema).optional(),
  signals: signalsSchema,
  delivers: deliversSchema.optional(),
  counterSignals: z.array(counterSignalSchema).optional(),
  minimumStrength: z.number().min(1).max(20),
  /**
   * True for what nearly every organization does and says but once ("Contact us", "Subscribe"): elsewhere a phrase that
   * stands alone on a site that says much needs more to be believed.
   */
  saidOnce: z.boolean().optional(),
  /** In the order a person does them. */
  tasks: z.array(taskDefinitionSchema).min(3).max(12),
});

/** As the rest of the product reads it, factors under their shared names. */
export type WorkflowDefinition = z.output<typeof workflowDefinitionSchema>;
export type TaskDefinition = z.output<typeof taskDefinitionSchema>;
export type PhraseGroup = z.output<typeof phraseGroupSchema>;
