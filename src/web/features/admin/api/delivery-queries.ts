import { z } from 'zod';
import { pagedQuery } from './paged-query.ts';

const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  about: z.number(),
  state: z.enum(['waiting', 'sending', 'delivered', 'retrying', 'failed']),
  attempts: z.number(),
  result: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveriesQuery = pagedQuery(
  'deliveries',
  '/api/admin/webhook/deliveries?limit=25',
  deliverySchema,
);
