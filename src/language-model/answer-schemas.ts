// The shapes of a model's answers. Sent to the server, so without ranges and lengths, which not all of them take; those are checked by
// our own code afterwards. A field that is not named here is not read: there is none for hours, money, or modules.
import { z } from 'zod';
import { workOwners } from '#diagnosis/second-reader/model-reading.ts';

const difficultySchema = z.object({
  judgment: z.int(),
  variability: z.int(),
  physicalPresence: z.int(),
  humanContact: z.int(),
  errorCost: z.int(),
  dataScarcity: z.int(),
});
const valueSchema = z.object({
  differentiation: z.int(),
  customerDecision: z.int(),
  expertise: z.int(),
  revenueInfluence: z.int(),
});
const proposedTaskSchema = z.object({
  name: z.string(),
  block: z.string(),
  quote: z.string(),
  judgment: z.boolean(),
  difficulty: difficultySchema,
  value: valueSchema,
});
const proposedSchema = z.object({
  block: z.string(),
  quote: z.string(),
  name: z.string(),
  englishName: z.string(),
});

export const proposalsSchema = z.object({
  organization: z.object({ trade: z.string(), block: z.string(), quote: z.string() }).nullable(),
  workflows: z.array(proposedSchema.extend({ tasks: z.array(proposedTaskSchema) })),
  offerings: z.array(proposedSchema),
});
export type Proposals = z.infer<typeof proposalsSchema>;
export type Proposed = z.infer<typeof proposedSchema>;
export type ProposedTask = z.infer<typeof proposedTaskSchema>;

export const judgmentsSchema = z.object({
  judgments: z.array(z.object({ key: z.string(), owner: z.enum(workOwners), sameAs: z.string().nullable() })),
});
export type Judgments = z.infer<typeof judgmentsSchema>;
