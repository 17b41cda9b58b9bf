// The schemas sent to the server omit ranges and lengths, which not all servers support, so our own code checks
// those afterward. Answers are kept short, because a model spends most of its time writing.
import { z } from 'zod';
import {
  deskTraits,
  shortTimes,
  timeShares,
  trialHelps,
  workOwners,
} from '#diagnosis/second-reader/model-reading.ts';
import { workflowFunctionSchema } from '#shared/schemas/workflow.ts';

const factorSchema = z.int().describe('1 (low) to 5 (high)');
export const difficultySchema = z.object({
  judgment: factorSchema,
  variability: factorSchema,
  physicalPresence: factorSchema,
  humanContact: factorSchema,
  errorCost: factorSchema,
  dataScarcity: factorSchema,
});
export const valueSchema = z.object({
  differentiation: factorSchema,
  customerDecision: factorSchema,
  expertise: factorSchema,
  revenueInfluence: factorSchema,
});
/** `does` names the desk work that a step consists of. */
const kindSchema = z.object({
  needs: z.array(z.enum(['hands', 'contact', 'judgment'])),
  does: z.array(z.enum(deskTraits)),
});
const proposedTaskSchema = kindSchema.extend({
  name: z.string(),
  block: z.string(),
  quote: z.string(),
  /** The six factors in the order of `difficultySchema`. */
  difficulty: z.array(z.int()),
  /** The four factors in the order of `valueSchema`. */
  value: z.array(z.int()),
});
const usualStepSchema = kindSchema.extend({ name: z.string() });
export type ProposedStep = z.infer<typeof usualStepSchema>;
const proposedSchema = z.object({
  block: z.string(),
  quote: z.string(),
  name: z.string(),
  /** Empty if `name` is plain English already. */
  englishName: z.string(),
});

export const proposalsSchema = z.object({
  organization: z
    .object({
      trade: z.string(),
      block: z.string(),
      quote: z.string(),
      also: z.object({ block: z.string(), quote: z.string() }).nullable(),
    })
    .nullable(),
  people: z.object({ count: z.int(), block: z.string(), quote: z.string() }).nullable(),
  workingTime: z.object({ is: z.enum(shortTimes), block: z.string(), quote: z.string() }).nullable(),
  workflows: z.array(
    proposedSchema.extend({
      function: workflowFunctionSchema,
      time: z.enum(timeShares),
      description: z.string(),
      tasks: z.array(proposedTaskSchema),
      usualSteps: z.array(usualStepSchema),
      /** How much of the time each task, then each usual step, takes: 1 (minutes) to 5 (most of it). */
      stepTimes: z.array(z.int()),
    }),
  ),
  offerings: z.array(proposedSchema),
  /** Steps among those above; `workflow` is the `name` of their entry. */
  firstTrials: z.array(z.object({ workflow: z.string(), step: z.string(), help: z.enum(trialHelps) })),
});
export type Proposals = z.infer<typeof proposalsSchema>;
export type Proposed = z.infer<typeof proposedSchema>;
export type ProposedTask = z.infer<typeof proposedTaskSchema>;

export const judgmentsSchema = z.object({
  judgments: z.array(z.object({ key: z.string(), verdict: z.enum(workOwners) })),
  relations: z.array(
    z.object({
      key: z.string(),
      /** The id of a known definition of the same work, or the key of one of our own findings. */
      sameAs: z.string().nullable(),
      /** The key of another entry: the same work, or work that this entry is part of. */
      within: z.string().nullable(),
    }),
  ),
  /** The id of the organization's line of business, from the list in the message. */
  lineOfBusiness: z.string().nullable(),
});
export type Judgments = z.infer<typeof judgmentsSchema>;
export type Judgment = Judgments['judgments'][number] & Omit<Judgments['relations'][number], 'key'>;
