import { z } from 'zod';
import { evidenceSchema } from './evidence.ts';

export const offeringSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Empty if the owner added the offering. */
  evidence: z.array(evidenceSchema),
  /** Name of the workflow that delivers it; null if unknown. */
  workflow: z.string().nullable(),
});
export type Offering = z.infer<typeof offeringSchema>;
