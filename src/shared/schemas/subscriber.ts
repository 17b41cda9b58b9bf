import { z } from 'zod';
import { auditIdSchema } from './audit.ts';

export const aiImportances = [
  'Very Important',
  'Important',
  'Somewhat Important',
  'Not Important',
  'Unsure',
] as const;

export const subscriptionSchema = z.object({
  email: z.email('Please enter a valid email address'),
  name: z.string('Full Name is required').trim().min(1, 'Full Name is required').max(200),
  phone: z.string().max(60).default(''),
  company: z.string().max(200).default(''),
  aiImportance: z.union([z.enum(aiImportances), z.literal('')]).default(''),
  auditId: auditIdSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscribedSchema = z.object({ subscriberId: z.string() });
