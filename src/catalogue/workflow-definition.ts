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

/** 1 is a hint, 2 a good signal, 3 an explicit statement of the work. */
const weightSchema = z.number().min(0.5).max(5);
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
  'emergency-calls',
] as const;
export const organizationTraitSchema = z.enum(organizationTraits);
export type OrganizationTrait = z.infer<typeof organizationTraitSchema>;

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

const phraseGroupSchema = z.strictObject({
  weight: weightSchema,
  any: z.array(phrasePatternSchema).min(1),
  in: z.array(z.enum(signalPlaces)).min(1).optional(),
  language: languageIdSchema.optional(),
});

const signalsSchema = z.strictObject({
  /** A sentence with one of these can be quoted as evidence for *Observed*. */
  phrases: z.array(phraseGroupSchema).optional(),
  hints: z.array(phraseGroupSchema).optional(),
  /**
   * A form with this purpose, or with fields whose labels or names have these phrases. The form's
   * own text is the quote.
   */
  forms: z
    .array(
      z.strictObject({
        weight: weightSchema,
        purpose: z.enum(signalFormPurposes).optional(),
        fields: z.array(phrasePatternSchema).min(1).optional(),
      }),
    )
    .optional(),
  /** A schema.org type, and optionally one of its properties. Never a quote. */
  structured: z
    .array(z.strictObject({ weight: weightSchema, type: z.string(), property: z.string().optional() }))
    .optional(),
  /** A kind of technology on the pages. Never a quote, and never sufficient alone. */
  technology: z
    .array(z.strictObject({ weight: weightSchema, kind: z.enum(signalTechnologyKinds) }))
    .optional(),
  /** A kind of page. The page's heading is the quote for *Inferred*. */
  pages: z.array(z.strictObject({ weight: weightSchema, kind: z.enum(signalPageKinds) })).optional(),
  jobTitles: z.array(phrasePatternSchema).optional(),
});

/** `sentence` and `page` discard evidence from the same sentence or page; `site` discards the workflow. */
const counterSignalSchema = z.strictObject({
  scope: z.enum(['sentence', 'page', 'site']),
  any: z.array(phrasePatternSchema).min(1),
  because: z.string().min(8),
});

/**
 * The first variant that fits wins. If several fit a delivery workflow, a variant must also occur
 * in at least half of the supporting sentences.
 */
const namingSchema = z.strictObject({
  variants: z
    .array(z.strictObject({ any: z.array(phrasePatternSchema).min(1), name: z.string().min(3).max(80) }))
    .optional(),
  /**
   * `{words}` is replaced by the words that most often precede one of these nouns ("Ultrasound
   * appointment"). They must do so in at least a third of the texts with such a noun, and twice or
   * in a heading, menu, or control.
   */
  wordsBefore: z
    .strictObject({
      nouns: z.array(z.string()).min(1),
      pattern: z.string().includes('{words}'),
      not: z.array(z.string()).optional(),
    })
    .optional(),
  /**
   * If the quotes mention only one of the parts, the workflow takes that part's name. If they
   * mention two or three but not all, it takes `joined`, filled with these parts' words. Otherwise,
   * or if `joined` or a word is missing, it keeps its full name.
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
  joined: z.string().includes('{parts}').optional(),
});

/** Matches names of services, because some sites show nothing but a list of them. */
const deliversSchema = z.strictObject({
  named: z.array(phrasePatternSchema).min(1).optional(),
  /** Words that name a service only with an object: "repair" as in "boiler repair". */
  kinds: z.array(phrasePatternSchema).min(1).optional(),
  /**
   * True if a service with one of these names is this work in any industry, false if only in the workflow's own
   * industries.
   */
  anywhere: z.boolean(),
  notIn: z.array(idSchema).min(1).optional(),
  any: z.union([z.boolean(), z.array(idSchema).min(1)]).optional(),
  /**
   * True if the workflow is only for main services that no other workflow covers: of the kinds that `named` and `kinds`
   * tell, or, in the one workflow without these, of any kind. Its steps name the service (`{service}`).
   */
  unknown: z.boolean().optional(),
});

const hoursRangeSchema = z
  .strictObject({ low: z.number().min(0.25), high: z.number().max(40) })
  .refine((range) => range.low < range.high, 'low < high')
  .refine((range) => range.high <= range.low * 6, 'the range is too wide to be useful: split the task');

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

export const firstTrialSchema = z.enum(['good', 'fair']);
export type FirstTrial = z.infer<typeof firstTrialSchema>;

export const taskDefinitionSchema = z.strictObject({
  /** Unique within the workflow. Must not change once published. */
  id: idSchema,
  name: z.string().min(6).max(80),
  description: z.string().min(20).max(300),
  /** A role from roles.ts. */
  role: z.string().min(3).max(60),
  judgment: z.boolean(),
  /** One person's hours per week in a company of 11 to 50. Our estimate. */
  hoursPerWeek: hoursRangeSchema,
  difficulty: difficultySchema,
  value: valueSchema,
  traits: z
    .array(taskTraitSchema)
    .min(1)
    .max(4)
    .transform((traits): TaskTrait[] => traits),
  /**
   * Unless the site shows the task, it is left out if the organization lacks one of these traits. A trait that all
   * tasks of the workflow need counts as present.
   */
  needs: z.array(organizationTraitSchema).optional(),
  /**
   * True if many organizations with this workflow don't do the task: readers found it fitting in less than 65% of
   * cases, with two more cases assumed at the mean of 85% (docs/accuracy.md). It is left out unless the site shows it.
   */
  onlyIfShown: z.literal(true).optional(),
  /**
   * A step that several workflows share, such as `confirm-remind`. Only one of them keeps it, unless another would
   * be left with too few tasks.
   */
  step: idSchema.optional(),
  /** A sentence with one of these can show this task, so that it becomes *Observed* instead of *Inferred*. */
  shownBy: z.array(phrasePatternSchema).optional(),
  /**
   * `fixed` if it is done once for the whole organization, such as a newsletter, so that its hours hardly grow with
   * customers or people.
   */
  grows: z.literal('fixed').optional(),
  /**
   * Whether an owner should try AI on this task first: `good` if an assistant can draft, extract, or answer from
   * what is at hand, often enough, and a person can check it quickly; `fair` if that holds for some organizations.
   * Without it, the task isn't tried.
   */
  firstTrial: firstTrialSchema.optional(),
});

export const volumeKinds = ['posts', 'jobs', 'event-dates', 'reviews', 'products'] as const;
export type VolumeKind = (typeof volumeKinds)[number];

export const workflowDefinitionSchema = z.strictObject({
  /** Same as the file's name. Must not change once published, because diagnoses store it. */
  id: idSchema,
  name: z.string().min(4).max(70),
  naming: namingSchema.optional(),
  /**
   * Workflows of one family have the same steps and are done by the same people, so a site gets only one of them,
   * unless it clearly describes several.
   */
  family: idSchema,
  /** The family whose staffing and time shares apply instead of those of `family`. */
  staffedAs: idSchema.optional(),
  /** What can be counted on the site and limits the workflow's hours. */
  countedBy: z.enum(volumeKinds).optional(),
  function: workflowFunctionSchema,
  department: z.enum(departments),
  type: workflowTypeSchema,
  description: z.string().min(40).max(400),
  industries: z.union([z.literal('every'), z.array(idSchema).min(1)], 'must be "every" or a list of trades'),
  /**
   * Industries in which this is core work, which needs less evidence and may be shown as typical without any. If
   * the line of business is known, its `core` list decides instead.
   */
  coreOf: z.array(idSchema).optional(),
  /** Such work, for example health insurance claims, is never typical on sites in languages other than English. */
  variesByCountry: z.boolean().optional(),
  /**
   * Ids of more general workflows. A sentence that supports this workflow doesn't support them too, so that
   * the same work isn't found twice.
   */
  narrows: z.array(idSchema).optional(),
  signals: signalsSchema,
  delivers: deliversSchema.optional(),
  counterSignals: z.array(counterSignalSchema).optional(),
  minimumStrength: z.number().min(1).max(20),
  /**
   * True for work that nearly every organization does but mentions only once ("Subscribe"). On sites with much
   * text, other work mentioned once needs more strength, unless it is core or has its own page.
   */
  saidOnce: z.boolean().optional(),
  tasks: z.array(taskDefinitionSchema).min(3).max(12),
});

/** The tasks' factors have the names that the rest of the product uses, not the files' shorter ones. */
export type WorkflowDefinition = Omit<z.output<typeof workflowDefinitionSchema>, 'tasks'> & {
  tasks: TaskDefinition[];
  lineOf?: string;
};
export type TaskDefinition = z.output<typeof taskDefinitionSchema> & {
  like?: string;
};
export type PhraseGroup = z.output<typeof phraseGroupSchema>;
