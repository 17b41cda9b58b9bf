import { z } from 'zod';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';

const maxLength = manualEntryLimits.name;

export const newOfferingSchema = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(maxLength, `At most ${maxLength} characters`),
});

export const offeringChangeSchema = newOfferingSchema.partial();
