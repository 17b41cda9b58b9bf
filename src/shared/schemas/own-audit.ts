import { z } from 'zod';
import { auditIdSchema, auditKindSchema, auditStatusSchema } from './audit.ts';
import { companyTypeSchema } from './company.ts';

export const ownAuditSchema = z.object({
  id: auditIdSchema,
  kind: auditKindSchema,
  /** Empty for a manual entry without a valid address. */
  domain: z.string(),
  companyType: companyTypeSchema,
  status: auditStatusSchema,
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  workflowsIdentified: z.number().int(),
  tasksIdentified: z.number().int(),
});
export type OwnAudit = z.infer<typeof ownAuditSchema>;
