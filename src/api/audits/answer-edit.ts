import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ZodObject, type ZodRawShape, z } from 'zod';
import { type Dashboard, dashboardSchema } from '#shared/schemas/dashboard.ts';
import { calculationModeSchema } from '#shared/schemas/value.ts';
import type { ApiContext } from '../api-types.ts';
import { presentDashboard } from '../routes/dashboard/present-dashboard.ts';
import { auditOf, tagOf } from './freshness.ts';
import { loadNewest } from './load-newest.ts';

export const editQuerySchema = z.object({
  include: z.literal('dashboard').optional().meta({
    description:
      'Adds `dashboard`: the whole diagnosis after the change, as GET …/dashboard returns it, with its ETag',
  }),
  mode: calculationModeSchema
    .default('simple')
    .meta({ description: 'Calculation mode of the value in `dashboard`' }),
});

export function withDashboard<Shape extends ZodRawShape>(schema: ZodObject<Shape>) {
  return schema.extend({ dashboard: dashboardSchema.optional() });
}

export async function answerEdit<Answer extends object>(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<Answer & { dashboard?: Dashboard }> {
  const { include, mode } = request.query as z.infer<typeof editQuerySchema>;
  if (include === undefined) return answer;
  const { id, mine } = auditOf(request);
  const loaded = await loadNewest(context, id);
  reply.header('etag', tagOf(context, loaded.record, mine));
  return { ...answer, dashboard: presentDashboard(loaded, mine, mode) };
}
