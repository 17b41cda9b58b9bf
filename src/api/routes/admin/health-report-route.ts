import { z } from 'zod';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { describeConfiguration } from './describe-configuration.ts';

const reportSchema = z.object({
  version: z.string(),
  node: z.string(),
  upSince: z.iso.datetime(),
  database: z.object({ mode: z.enum(['embedded', 'external']), up: z.boolean() }),
  mail: z.object({
    configured: z.boolean(),
    queued: z.number(),
    failed: z.number(),
    uncertain: z.number(),
  }),
  queue: z.object({
    queued: z.number(),
    retrying: z.number(),
    running: z.number(),
    failed: z.number(),
  }),
  languageModel: z.object({ configured: z.boolean() }),
  webhook: z.object({ configured: z.boolean() }),
  configuration: z.array(z.object({ variable: z.string(), value: z.string() })),
});

/** How the installation is, for the operator: what answers, what waits, and what it was started with. */
export function registerHealthReportRoute(app: ApiInstance, context: ApiContext): void {
  const { config, database, queue, stores, version } = context;
  const upSince = context.now();
  app.get(
    '/admin/health',
    {
      schema: {
        tags: ['Operator'],
        summary: 'State of database, mail and queue, version and configuration without secrets',
        response: answers(reportSchema),
      },
    },
    async () => {
      const [up, jobs, mails] = await Promise.all([
        database.isUp(),
        queue.countJobs(),
        stores.outbox.countUnsettled(),
      ]);
      return {
        version,
        node: process.version,
        upSince: upSince.toISOString(),
        database: { mode: config.databaseUrl === null ? ('embedded' as const) : ('external' as const), up },
        mail: { configured: config.mail.smtp !== null, ...mails },
        queue: jobs,
        // The built-in analysis needs none, and none can be configured yet.
        languageModel: { configured: false },
        webhook: { configured: config.webhook !== null },
        configuration: describeConfiguration(config),
      };
    },
  );
}
