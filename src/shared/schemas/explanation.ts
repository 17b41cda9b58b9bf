import { z } from 'zod';
import { basisSchema } from './evidence.ts';
import { industrySchema } from './industry.ts';

const quoteSchema = z.object({ url: z.string(), quote: z.string() });

export const candidateKinds = ['industry', 'offering', 'workflow', 'task'] as const;
export const candidateKindSchema = z.enum(candidateKinds);
export type CandidateKind = z.infer<typeof candidateKindSchema>;

const explainedSignalSchema = z.object({
  key: z.string(),
  /**
   * For workflows, in the same units as their minimum strength. For industries, the weight of the
   * words. 1 if the analysis doesn't weigh the signal.
   */
  strength: z.number(),
  direct: z.boolean(),
  evidence: quoteSchema.nullable(),
  because: z.array(z.string()),
});
export type ExplainedSignal = z.infer<typeof explainedSignalSchema>;

const explainedVerdictSchema = z.object({
  rule: z.string(),
  outcome: z.enum(['keep', 'drop', 'merge', 'demote']),
  reason: z.string(),
  into: z.string().nullable(),
});
export type ExplainedVerdict = z.infer<typeof explainedVerdictSchema>;

const explainedCandidateSchema = z.object({
  kind: candidateKindSchema,
  /** The definition's ID; for offerings the name in lowercase, and for tasks `workflow/task`. */
  id: z.string(),
  name: z.string(),
  /** ID of the candidate's workflow; for an offering, the one that delivers it. Null if there is none. */
  workflow: z.string().nullable(),
  shown: z.boolean(),
  /** Null unless the candidate is a workflow or task that the diagnosis shows. */
  basis: basisSchema.nullable(),
  /** Strongest first, after quotes from a language model. */
  signals: z.array(explainedSignalSchema),
  refused: z.array(z.object({ evidence: quoteSchema, reason: z.string() })),
  verdicts: z.array(explainedVerdictSchema),
});
export type ExplainedCandidate = z.infer<typeof explainedCandidateSchema>;

export const explanationSchema = z.object({
  industry: industrySchema,
  workflows: z.array(z.object({ id: z.string(), name: z.string(), shown: z.boolean() })),
  candidates: z.array(explainedCandidateSchema),
  neverMentioned: z
    .object({ id: z.string(), name: z.string(), wordings: z.number(), examples: z.array(z.string()) })
    .nullable(),
});
export type Explanation = z.infer<typeof explanationSchema>;

export const auditExplanationSchema = explanationSchema.extend({
  website: z.string(),
  readAt: z.iso.datetime(),
  /**
   * False if another version of the analysis made the diagnosis, so that this explanation may differ from it.
   */
  sameVersion: z.boolean(),
});
export type AuditExplanation = z.infer<typeof auditExplanationSchema>;
