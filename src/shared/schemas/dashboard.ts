import { z } from 'zod';
import { auditSchema } from './audit.ts';
import { businessCaseSchema } from './business-case.ts';
import { coverageSchema } from './coverage.ts';
import { industrySchema } from './industry.ts';
import { recommendedModuleSchema } from './module.ts';
import { offeringSchema } from './offering.ts';
import { recommendedPartnerSchema } from './partner.ts';
import { generatingSchema } from './progress.ts';
import { roadmapSchema } from './roadmap.ts';
import { seenNotCountedSchema } from './seen-not-counted.ts';
import { statsSchema } from './stats.ts';
import { taskSchema } from './task.ts';
import { valueSummarySchema } from './value.ts';
import { workflowSchema } from './workflow.ts';

export const dashboardSchema = z.object({
  audit: auditSchema,
  coverage: coverageSchema,
  industry: industrySchema,
  offerings: z.array(offeringSchema),
  workflows: z.array(workflowSchema),
  seenNotCounted: z.array(seenNotCountedSchema),
  tasks: z.union([z.array(taskSchema), generatingSchema]),
  stats: statsSchema,
  value: valueSummarySchema,
  modules: z.array(recommendedModuleSchema),
  partners: z.array(recommendedPartnerSchema),
  businessCase: businessCaseSchema,
  roadmap: roadmapSchema,
});
export type Dashboard = z.infer<typeof dashboardSchema>;
