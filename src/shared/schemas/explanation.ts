import { z } from 'zod';
import { basisSchema } from './evidence.ts';
import { industrySchema } from './industry.ts';

const quoteSchema = z.object({ url: z.string(), quote: z.string() });

/** The kind of candidate: a kind of organization, or something that the organization offers or does. */
export const candidateKinds = ['industry', 'offering', 'workflow', 'task'] as const;
export const candidateKindSchema = z.enum(candidateKinds);
export type CandidateKind = z.infer<typeof candidateKindSchema>;

/** One thing on the site that supports a candidate. */
const explainedSignalSchema = z.object({
  /** What was matched; the only description of a signal without a quote. */
  key: z.string(),
  /** Its weight, in the units of a workflow's minimum strength. */
  strength: z.number(),
  /** True if the quote says so directly; false if it only suggests it. */
  direct: z.boolean(),
  evidence: quoteSchema.nullable(),
  /** Why it counts for less than its weight, in plain words. */
  because: z.array(z.string()),
});
export type ExplainedSignal = z.infer<typeof explainedSignalSchema>;

const explainedVerdictSchema = z.object({
  rule: z.string(),
  outcome: z.enum(['keep', 'drop', 'merge', 'demote']),
  reason: z.string(),
  /** Id of the candidate that it was merged into. */
  into: z.string().nullable(),
});
export type ExplainedVerdict = z.infer<typeof explainedVerdictSchema>;

/** Something the analysis considered, with all its evidence and every verdict on it. */
const explainedCandidateSchema = z.object({
  kind: candidateKindSchema,
  /** The definition's id, an offering's name in lower case, `workflow/task`. */
  id: z.string(),
  name: z.string(),
  /**
   * ID of the workflow: the candidate itself, the workflow that a task belongs to, or the one that delivers an
   * offering; null if there is none.
   */
  workflow: z.string().nullable(),
  /** Whether the diagnosis shows it. */
  shown: z.boolean(),
  /** The basis of a shown workflow or task; null for everything else. */
  basis: basisSchema.nullable(),
  /** Strongest first. */
  signals: z.array(explainedSignalSchema),
  /** Words that would have supported it, and why they don't count. */
  refused: z.array(z.object({ evidence: quoteSchema, reason: z.string() })),
  verdicts: z.array(explainedVerdictSchema),
});
export type ExplainedCandidate = z.infer<typeof explainedCandidateSchema>;

/** Why the analysis of a site finds what it finds. */
export const explanationSchema = z.object({
  industry: industrySchema,
  /** Every workflow that something on the site suggests, by name, regardless of the question. */
  workflows: z.array(z.object({ id: z.string(), name: z.string(), shown: z.boolean() })),
  /** The answer: shown candidates first, then the others. */
  candidates: z.array(explainedCandidateSchema),
  /** The requested workflow if the site never mentions it, with words that would have suggested it. */
  neverMentioned: z
    .object({ id: z.string(), name: z.string(), wordings: z.number(), examples: z.array(z.string()) })
    .nullable(),
});
export type Explanation = z.infer<typeof explanationSchema>;

/** The explanation of a stored diagnosis, for the operator. */
export const auditExplanationSchema = explanationSchema.extend({
  website: z.string(),
  /** When the pages were read. */
  readAt: z.iso.datetime(),
  /** False if another version of the analysis made the diagnosis and may have found something else. */
  sameVersion: z.boolean(),
});
export type AuditExplanation = z.infer<typeof auditExplanationSchema>;
