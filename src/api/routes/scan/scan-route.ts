import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { type AuditStatus, auditStatusSchema } from '#shared/schemas/audit.ts';
import { errorBodySchema } from '#shared/schemas/error-body.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { siteScanLimit, startWithinAllowance } from '../../audits/site-allowance.ts';
import { networkOf } from '../../http/addresses.ts';
import { auditParams } from '../../http/params.ts';
import { scansUnderWayAtMost } from '../../plugins/rate-limits.ts';

export function registerScanRoute(app: ApiInstance, context: ApiContext): void {
  const underWayAtMost = context.scansUnderWayAtMost ?? scansUnderWayAtMost;
  app.post(
    '/audits/:id/scan',
    {
      schema: {
        tags: ['Diagnosis'],
        summary: 'Starts the scan of a pending diagnosis',
        description:
          '429 `too-many-scans` if the site was scanned three times within the hour (six times for a network that started none of them), `queue-full` if too many scans are waiting.',
        params: auditParams,
        response: {
          202: z.object({ message: z.string(), status: auditStatusSchema }),
          '4xx': errorBodySchema,
          '5xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const audit = await context.stores.audits.getAudit(id);
      if (!audit) throw new AppError('audit-not-found');
      const network = networkOf(request.ip);
      const send: typeof context.queue.sendScan = (transaction, scanId, underWay) =>
        context.queue.sendScan(transaction, scanId, underWay, network);
      const { status, started } = await startWithinAllowance(context, audit.domain, network, (siteLimit) =>
        context.stores.scans.requestScan(id, send, {
          now: context.now(),
          ...(siteLimit ? { siteLimit, underWayAtMost } : {}),
        }),
      ).catch(withRetryAfter);
      // A scan started for one of the operator's lists moves up in the queue once a visitor is waiting for
      // it.
      if (!started && status === 'scanning' && audit.scanId !== null)
        await context.queue.background.promote(audit.scanId, network);
      return reply.code(202).send({ message: messageOf(status, started), status });
    },
  );
}

/** If the time is unknown, Retry-After is the longest time that the limit may last. */
function withRetryAfter(error: unknown): never {
  if (error instanceof AppError && error.code === 'too-many-scans' && error.retryAfterSeconds === undefined) {
    throw new AppError('too-many-scans', { cause: error, retryAfterSeconds: siteScanLimit.withinMs / 1000 });
  }
  throw error;
}

function messageOf(status: AuditStatus, started: boolean): string {
  if (started) return 'Website scanning has begun. This may take a few moments.';
  if (status === 'completed') return 'This diagnosis is already complete.';
  if (status === 'failed') return 'This diagnosis has already ended without a result.';
  return "We're already scanning the website.";
}
