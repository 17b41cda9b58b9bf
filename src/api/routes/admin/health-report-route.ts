import { healthReportSchema } from '#shared/schemas/health-report.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { describeConfiguration } from './describe-configuration.ts';

export function registerHealthReportRoute(app: ApiInstance, context: ApiContext): void {
  const { config, database, queue, stores, version } = context;
  const upSince = context.now();
  app.get(
    '/admin/health',
    {
      schema: {
        tags: ['Operator'],
        summary:
          'State of the database, mail, queue, and workers, plus the version and the configuration without secrets',
        response: answers(healthReportSchema),
      },
    },
    async () => {
      const [up, jobs, running, mails, checks] = await Promise.all([
        database.isUp(),
        queue.countJobs(),
        queue.hasWorker(),
        stores.outbox.countUnsettled(),
        context.health.read(),
      ]);
      return {
        version,
        node: process.version,
        upSince: upSince.toISOString(),
        checks,
        backups: { ...config.backup },
        database: { mode: config.databaseUrl === null ? ('embedded' as const) : ('external' as const), up },
        mail: { configured: config.mail.smtp !== null, ...mails },
        queue: jobs,
        worker: { running },
        languageModel: { configured: config.languageModel !== null },
        webhook: { configured: config.webhook !== null },
        configuration: describeConfiguration(config),
      };
    },
  );
}
