import { z } from 'zod';

export const bases = ['observed', 'inferred', 'typical', 'told'] as const;
export const basisSchema = z.enum(bases);
export type Basis = z.infer<typeof basisSchema>;

export const evidenceKinds = [
  'text',
  'heading',
  'navigation',
  'form',
  'structured-data',
  'technology',
  'page',
  'job-offer',
] as const;
export const evidenceKindSchema = z.enum(evidenceKinds);
export type EvidenceKind = z.infer<typeof evidenceKindSchema>;

/**
 * `quote` is an exact substring of the stored text of the page at `url`, in which white space was folded when the
 * page was read. Quotes of workflows and tasks are checked again before they are stored.
 */
export const evidenceSchema = z.object({
  url: z.string(),
  quote: z.string(),
  kind: evidenceKindSchema,
  /** BCP 47 language of the quote; undefined for English or unknown. */
  lang: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;
