import { z } from 'zod';
import { auditIdSchema, auditKindSchema, auditStatusSchema } from './audit.ts';
import { companyTypeSchema } from './company.ts';

/** One diagnosis of the browser that asks, as its list shows it. */
export const ownAuditSchema = z.object({
  id: auditIdSchema,
  kind: auditKindSchema,
  /** Empty for an entry by hand whose website is no address. */
  domain: z.string(),
  companyType: companyTypeSchema,
  status: auditStatusSchema,
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  workflowsIdentified: z.number().int(),
  tasksIdentified: z.number().int(),
});
export type OwnAudit = z.infer<typeof ownAuditSchema>;
