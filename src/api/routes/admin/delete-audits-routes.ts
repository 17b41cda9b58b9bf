import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { withoutDomain } from '#shared/website/without-domain.ts';
import type { Deletion } from '#storage/audit-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { noNul } from '../../http/storable.ts';
import { requireOperator } from '../../visitor/operator-session.ts';

const response = answers(z.object({ message: z.string() }));
const maxAtOnce = 500;

export function registerDeleteAuditsRoutes(app: ApiInstance, context: ApiContext): void {
  const { audits } = context.stores;
  app.delete(
    '/admin/audits/:id',
    { schema: { tags: ['Operator'], summary: 'Deletes one diagnosis', params: auditParams, response } },
    async (request) => {
      const { id } = request.params;
      if (!(await audits.deleteAudit(id, deletion(context)))) throw new AppError('audit-not-found');
      context.reports.clear();
      request.log.info({ event: 'audit-deleted', auditId: id });
      return { message: `Audit #${id} was deleted.` };
    },
  );

  app.post(
    '/admin/audits/delete',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Deletes several diagnoses',
        body: z.object({
          ids: z
            .array(auditIdSchema)
            .min(1, 'Select at least one audit')
            .max(maxAtOnce, `Select at most ${maxAtOnce} audits at once`),
        }),
        response,
      },
    },
    async (request) => {
      const count = await audits.deleteAudits(request.body.ids, deletion(context));
      context.reports.clear();
      request.log.info({ event: 'audits-deleted', count });
      return { message: `${deleted(count)}.` };
    },
  );

  app.delete(
    '/admin/audits/domain/:domain',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Deletes every diagnosis of a domain; `unknown` stands for those without one',
        params: z.object({ domain: z.string().min(1).max(300) }),
        response,
      },
    },
    async (request) => {
      const { domain } = request.params;
      if (domain.includes('\0')) throw new AppError('invalid-fields', { fields: { domain: noNul } });
      const count = await audits.deleteDomain(domain === withoutDomain ? '' : domain, deletion(context));
      context.reports.clear();
      request.log.info({ event: 'domain-deleted', count });
      const which = domain === withoutDomain ? 'without a domain' : `of ${domain}`;
      return { message: `${deleted(count)} ${which}.` };
    },
  );

  app.delete(
    '/admin/clear-all-audit-data',
    { schema: { tags: ['Operator'], summary: 'Deletes every diagnosis', response } },
    async (request) => ({ message: `${await clearAll(context, request.log)}.` }),
  );
}

/** The API's specification requires this second address for deleting every diagnosis. */
export function registerClearAuditsRoute(app: ApiInstance, context: ApiContext): void {
  app.delete(
    '/audits',
    {
      onRequest: requireOperator(context),
      schema: { tags: ['Operator'], summary: 'Deletes every diagnosis', response },
    },
    async (request) => ({ message: `${await clearAll(context, request.log)}.` }),
  );
}

async function clearAll(context: ApiContext, log: Pick<ApiContext['log'], 'info'>): Promise<string> {
  const count = await context.stores.audits.deleteAllAudits(deletion(context));
  context.reports.clear();
  log.info({ event: 'audits-cleared', count });
  return deleted(count);
}

function deletion({ now, queue }: ApiContext): Deletion {
  return { now: now(), dropScanJobs: queue.dropScanJobs };
}

function deleted(count: number): string {
  return count === 1 ? 'Deleted 1 audit' : `Deleted ${count} audits`;
}
