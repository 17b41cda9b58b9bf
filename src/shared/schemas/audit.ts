import { z } from 'zod';
import { closerReadingSchema } from './closer-reading.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from './company.ts';
import { failureSchema } from './failure.ts';
import { statsSchema } from './stats.ts';

export const auditStatuses = [
  'pending',
  'scanning',
  'analyzing',
  'processing',
  'completed',
  'failed',
] as const;
export const auditStatusSchema = z.enum(auditStatuses);
export type AuditStatus = z.infer<typeof auditStatusSchema>;

export function hasEnded(status: AuditStatus): boolean {
  return status === 'completed' || status === 'failed';
}

export const auditIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const auditKindSchema = z.enum(['scan', 'manual']);
export type AuditKind = z.infer<typeof auditKindSchema>;

export const auditSchema = z.object({
  id: auditIdSchema,
  kind: auditKindSchema,
  website: z.string(),
  domain: z.string(),
  /** As typed in a manual entry; null for a scan. */
  businessDescription: z.string().nullish(),
  companyType: companyTypeSchema,
  companySize: optionalCompanySizeSchema,
  /** Id of the line of business that the visitor chose; empty if the website alone decides. */
  specialty: z.string().default(''),
  status: auditStatusSchema,
  reachedUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  failure: failureSchema.nullable(),
  mine: z.boolean(),
  hasIcon: z.boolean().default(true),
  stats: statsSchema,
  /** Null for a manual entry, until the scan has completed, and if no language model was set up. */
  closerReading: closerReadingSchema.nullable().default(null),
});
export type Audit = z.infer<typeof auditSchema>;

/** Without it, an empty text, which is refused with the other invalid fields, so that one answer names all of them. */
const required = (message: string) =>
  z
    .string(message)
    .optional()
    .transform((text) => text ?? '');

export const createAuditSchema = z
  .object({
    website: required('Website URL is required'),
    companyType: required('Company type is required'),
    domain: z.string().default(''),
    companySize: z.string().default(''),
    specialty: z.string().default(''),
    /** False if the browser added https, so http may be tried if https doesn't answer. */
    schemeTyped: z.boolean().optional(),
    fresh: z.boolean().default(false),
  })
  .meta({ required: ['website', 'companyType'] });
export type CreateAudit = z.infer<typeof createAuditSchema>;

export const createdAuditSchema = z.object({
  id: auditIdSchema,
  website: z.string(),
  existingAudit: z.boolean(),
});
export type CreatedAudit = z.infer<typeof createdAuditSchema>;
