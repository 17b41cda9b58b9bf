import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { jobStates } from '#jobs/job-list.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { limitParam, linkToNext } from '../../http/paging.ts';
import { readInstant } from '../../http/storable.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const jobId = new RegExp(`^(?:${uuid}|scan-[1-9]\\d{0,15})$`);

const jobsQuery = z.object({
  limit: limitParam,
  before: z
    .string()
    .max(80)
    .transform((text, context) => {
      const at = text.indexOf('_');
      const createdAt = readInstant(text.slice(0, at));
      const id = text.slice(at + 1);
      if (at > 0 && createdAt && jobId.test(id)) return { createdAt, id };
      context.addIssue({ code: 'custom', message: 'Must be the value from a Link header' });
      return z.NEVER;
    })
    .optional()
    .meta({ description: 'Where the next page begins, from the Link header' }),
});

const entrySchema = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(jobStates),
  subject: z.string(),
  auditId: z.number().nullable(),
  attempts: z.number(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export function registerJobsRoutes(app: ApiInstance, context: ApiContext): void {
  const { queue, stores, now } = context;
  app.get(
    '/admin/jobs',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Waiting, running, and failed jobs, newest first',
        querystring: jobsQuery,
        response: answers(z.array(entrySchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const jobs = await queue.listJobs({ limit, before: before ?? null });
      const link = linkToNext('/api/admin/jobs', limit, jobs);
      if (link) reply.header('link', link);
      return jobs.map((job) => ({ ...job, createdAt: job.createdAt.toISOString() }));
    },
  );

  app.post(
    '/admin/jobs/:id/retry',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Retries a failed job',
        params: z.object({ id: z.string().regex(jobId) }),
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const { id } = request.params;
      const scan = /^scan-(\d+)$/.exec(id)?.[1];
      const result = scan
        ? await stores.scans.restartParked(Number(scan), queue.sendScan)
        : await queue.retryJob(id);
      if (result === 'not-found') throw new AppError('job-not-found');
      if (result === 'not-failed') throw new AppError('job-not-failed');
      await stores.auditLog.append({ action: 'job-retried', subject: id, count: 1, createdAt: now() });
      request.log.info({ event: 'job-retried', jobId: id });
      return { message: "We'll retry the job in a moment." };
    },
  );
}
