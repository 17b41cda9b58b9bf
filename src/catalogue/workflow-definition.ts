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
 * The format of a workflow; docs/adding-a-workflow.md explains it for authors. Weights: 1 a hint, 2 a good signal, 3
 * said outright. A workflow is found if its signals add up to `minimumStrength`.
 */
const weightSchema = z.number().min(0.5).max(5);
/** What an organization must have for a task to exist there (docs/adding-a-workflow.md explains each). */
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

/** A language as the two letters of ISO 639-1. */
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

/** Phrases of one weight. `in` limits the places; by default, every place counts. */
const phraseGroupSchema = z.strictObject({
  weight: weightSchema,
  any: z.array(phrasePatternSchema).min(1),
  in: z.array(z.enum(signalPlaces)).min(1).optional(),
  /** Language of the phrases; English by default. */
  language: languageIdSchema.optional(),
});

const signalsSchema = z.strictObject({
  /** Words that say the work itself is done here. A sentence with one is a quote for *Observed*. */
  phrases: z.array(phraseGroupSchema).optional(),
  /** Words that only suggest it. On their own, they never yield more than *Inferred*. */
  hints: z.array(phraseGroupSchema).optional(),
  /** A form of that purpose, or one with fields (phrases in their labels); its own text is the quote. */
  forms: z
    .array(
      z.strictObject({
        weight: weightSchema,
        purpose: z.enum(signalFormPurposes).optional(),
        fields: z.array(phrasePatternSchema).min(1).optional(),
      }),
    )
    .optional(),
  /** Structured data: a schema.org type, and optionally one of its properties. Never a quote. */
  structured: z
    .array(z.strictObject({ weight: weightSchema, type: z.string(), property: z.string().optional() }))
    .optional(),
  /** A kind of technology on the pages. Never a quote, and never enough alone. */
  technology: z
    .array(z.strictObject({ weight: weightSchema, kind: z.enum(signalTechnologyKinds) }))
    .optional(),
  /** A page of that kind. Its heading is the quote for *Inferred*. */
  pages: z.array(z.strictObject({ weight: weightSchema, kind: z.enum(signalPageKinds) })).optional(),
  /** Job titles in the site's own job offers that show who does this. */
  jobTitles: z.array(phrasePatternSchema).optional(),
});

/**
 * What must not be mistaken for the work. `sentence` and `page` remove the evidence from the same sentence or page;
 * `site` removes the workflow entirely.
 */
const counterSignalSchema = z.strictObject({
  scope: z.enum(['sentence', 'page', 'site']),
  any: z.array(phrasePatternSchema).min(1),
  /** What the words really describe: "The court's procedure, not the firm's". */
  because: z.string().min(8),
});

/** How to form a name specific to the business. The first rule that fits wins. */
const namingSchema = z.strictObject({
  /** If the evidence has one of these phrases, the workflow takes that name. */
  variants: z
    .array(z.strictObject({ any: z.array(phrasePatternSchema).min(1), name: z.string().min(3).max(80) }))
    .optional(),
  /**
   * The words before one of these nouns in headings, navigation, and buttons, if they are specific ("Ultrasound
   * appointment"), fill `{words}` in the pattern.
   */
  wordsBefore: z
    .strictObject({
      nouns: z.array(z.string()).min(1),
      pattern: z.string().includes('{words}'),
      /** Words that are not specific before that noun, in addition to the general ones (new, free, online …). */
      not: z.array(z.string()).optional(),
    })
    .optional(),
  /**
   * The parts of a name that claims several things, each with its own words. If the quotes have the words of only one
   * part, the workflow takes that part's name. If they have those of some parts, `joined` makes a name from these
   * parts' `word`s ("network and phone"). If they have those of all parts or of none, the workflow keeps its whole
   * name.
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
 * Names of services that are this work, for companies whose only evidence is their list of services: "Boiler repair" is
 * installation and repair work, regardless of the trade.
 */
const deliversSchema = z.strictObject({
  /** Words that name a service by themselves: "towing". */
  named: z.array(phrasePatternSchema).min(1).optional(),
  /** Words that name one only together with its object: "repair" as in "boiler repair". */
  kinds: z.array(phrasePatternSchema).min(1).optional(),
  /** True if a service of that name is this work in any industry; otherwise only in the workflow's own. */
  anywhere: z.boolean(),
  /** Industries, with `anywhere`, in which the same words mean something else ("hair removal"). */
  notIn: z.array(idSchema).min(1).optional(),
  /**
   * True if any service of an organization in the workflow's industries is this work, whatever its name; a list
   * limits this to some of its industries.
   */
  any: z.union([z.boolean(), z.array(idSchema).min(1)]).optional(),
  /** True for the one workflow for services that no other covers. */
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
  /** What a person does, as an imperative: "Confirm the date with the patient". */
  name: z.string().min(6).max(80),
  description: z.string().min(20).max(300),
  /** A role from the global list if one fits (roles.ts), else the trade's own word for it. */
  role: z.string().min(3).max(60),
  /** True if a person must decide something that cannot be written down as a rule. */
  judgment: z.boolean(),
  /**
   * One person's hours per week in a company of 11 to 50. They decide the task's share of its workflow's hours. Our
   * estimate.
   */
  hoursPerWeek: hoursRangeSchema,
  difficulty: difficultySchema,
  value: valueSchema,
  traits: z
    .array(taskTraitSchema)
    .min(1)
    .max(4)
    .transform((traits): TaskTrait[] => traits),
  /** What the organization must have for it; the task is omitted if it is known not to. */
  needs: z.array(organizationTraitSchema).optional(),
  /** A step that several workflows share, such as `confirm-remind`; it appears once on a site. */
  step: idSchema.optional(),
  /** Phrases whose sentence shows this very task; without one on the site it stays *Inferred*. */
  shownBy: z.array(phrasePatternSchema).optional(),
});

/**
 * What shows how much of some work there is: the posts, open jobs, announced events, reviews, and products on a site.
 */
export const volumeKinds = ['posts', 'jobs', 'event-dates', 'reviews', 'products'] as const;
export type VolumeKind = (typeof volumeKinds)[number];

export const workflowDefinitionSchema = z.strictObject({
  /** The file's name. Stored with diagnoses, so it never changes once published. */
  id: idSchema,
  name: z.string().min(4).max(70),
  naming: namingSchema.optional(),
  /**
   * The kind of work: definitions of one family have the same steps and people, so a site gets one workflow per family.
   */
  family: idSchema,
  /** The family whose staffing and time shares apply, if not its own. */
  staffedAs: idSchema.optional(),
  /** The volume that can be counted on a site and that limits its hours. */
  countedBy: z.enum(volumeKinds).optional(),
  /** Its place in the value chain. */
  function: workflowFunctionSchema,
  department: z.enum(departments),
  type: workflowTypeSchema,
  /** What the work is, from the trigger to the outcome, in one or two sentences. */
  description: z.string().min(40).max(400),
  /** `every`, or the company types and trades it belongs to. */
  industries: z.union([z.literal('every'), z.array(idSchema).min(1)], 'must be "every" or a list of trades'),
  /** Industries for which it is core work: only there may it be shown as typical without evidence. */
  coreOf: z.array(idSchema).optional(),
  /**
   * Ids of more general workflows. A sentence that supports this one no longer supports them, so that the same work is
   * not named twice.
   */
  narrows: z.array(idSchema).optional(),
  signals: signalsSchema,
  delivers: deliversSchema.optional(),
  counterSignals: z.array(counterSignalSchema).optional(),
  minimumStrength: z.number().min(1).max(20),
  /**
   * True for work that nearly every organization does but mentions only once ("Contact us", "Subscribe"). For any
   * other work, a single phrase on a site with a lot of text is not enough evidence.
   */
  saidOnce: z.boolean().optional(),
  /** In the order a person does them. */
  tasks: z.array(taskDefinitionSchema).min(3).max(12),
});

/** The parsed definition, with factors under the names that the rest of the product uses. */
export type WorkflowDefinition = z.output<typeof workflowDefinitionSchema>;
export type TaskDefinition = z.output<typeof taskDefinitionSchema>;
export type PhraseGroup = z.output<typeof phraseGroupSchema>;
