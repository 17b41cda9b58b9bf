import { z } from 'zod';
import { basisSchema } from './evidence.ts';
import { industrySchema } from './industry.ts';

const quoteSchema = z.object({ url: z.string(), quote: z.string() });

/** What the analysis considered: a trade, or something that the organization offers or does. */
export const candidateKinds = ['industry', 'offering', 'workflow', 'task'] as const;
export const candidateKindSchema = z.enum(candidateKinds);
export type CandidateKind = z.infer<typeof candidateKindSchema>;

const explainedSignalSchema = z.object({
  /** What was matched. Without a quote, this is all there is to show. */
  key: z.string(),
  /** In the same units as a workflow's minimum strength. */
  strength: z.number(),
  /** True if the quote states what the signal stands for; false if it only suggests it. */
  direct: z.boolean(),
  evidence: quoteSchema.nullable(),
  /** Why the signal counts for less than its weight, in plain words. */
  because: z.array(z.string()),
});
export type ExplainedSignal = z.infer<typeof explainedSignalSchema>;

const explainedVerdictSchema = z.object({
  rule: z.string(),
  outcome: z.enum(['keep', 'drop', 'merge', 'demote']),
  reason: z.string(),
  /** ID of the candidate into which this one was merged. */
  into: z.string().nullable(),
});
export type ExplainedVerdict = z.infer<typeof explainedVerdictSchema>;

/** Something that the analysis considered, with all evidence and verdicts. */
const explainedCandidateSchema = z.object({
  kind: candidateKindSchema,
  /** The definition's ID; for offerings the name in lower case, and for tasks `workflow/task`. */
  id: z.string(),
  name: z.string(),
  /** ID of the candidate's workflow; for an offering, the one that delivers it. Null if there is none. */
  workflow: z.string().nullable(),
  shown: z.boolean(),
  /** Null unless the candidate is a workflow or task that the diagnosis shows. */
  basis: basisSchema.nullable(),
  /** Strongest first. */
  signals: z.array(explainedSignalSchema),
  /** Quotes that would have supported the candidate, and why they don't count. */
  refused: z.array(z.object({ evidence: quoteSchema, reason: z.string() })),
  verdicts: z.array(explainedVerdictSchema),
});
export type ExplainedCandidate = z.infer<typeof explainedCandidateSchema>;

export const explanationSchema = z.object({
  industry: industrySchema,
  /** Every workflow that the site suggests, by name, regardless of the question. */
  workflows: z.array(z.object({ id: z.string(), name: z.string(), shown: z.boolean() })),
  /** The answer to the question; shown candidates come first. */
  candidates: z.array(explainedCandidateSchema),
  /**
   * The requested workflow if the site never mentions it, with examples of words that would have suggested
   * it.
   */
  neverMentioned: z
    .object({ id: z.string(), name: z.string(), wordings: z.number(), examples: z.array(z.string()) })
    .nullable(),
});
export type Explanation = z.infer<typeof explanationSchema>;

/** Explains a stored diagnosis to the operator. */
export const auditExplanationSchema = explanationSchema.extend({
  website: z.string(),
  /** When the pages were read. */
  readAt: z.iso.datetime(),
  /**
   * False if another version of the analysis made the diagnosis, so that this explanation may differ from it.
   */
  sameVersion: z.boolean(),
});
export type AuditExplanation = z.infer<typeof auditExplanationSchema>;
