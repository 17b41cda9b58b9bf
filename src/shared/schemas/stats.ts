import { z } from 'zod';

export const scanQualityPartSchema = z.object({
  label: z.string(),
  share: z.number().min(0).max(1),
  weight: z.number().min(0).max(1),
});
export type ScanQualityPart = z.infer<typeof scanQualityPartSchema>;

/** `scanQuality` is in percent; null for a manual entry, and if no page could be read or interpreted. */
export const statsSchema = z.object({
  pagesScanned: z.number().int(),
  workflowsIdentified: z.number().int(),
  tasksIdentified: z.number().int(),
  scanQuality: z.number().min(0).max(100).nullable(),
  scanQualityParts: z.array(scanQualityPartSchema),
  automateCount: z.number().int(),
  optimizeCount: z.number().int(),
  enhanceCount: z.number().int(),
  judgmentTasksCount: z.number().int(),
  noJudgmentTasksCount: z.number().int(),
  overallProgress: z.number().min(0).max(100),
});
export type Stats = z.infer<typeof statsSchema>;
