import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { renderFigures, renderReportPdf, renderReportWord } from '#report/render-report.ts';
import type { ReportInput } from '#report/report-input.ts';
import { buildReportViewModel } from '#report/view-model.ts';
import {
  paperSizeSchema,
  type ReportFormat,
  type ReportOptions,
  reportFormatSchema,
  reportOptionsSchema,
} from '#shared/report-options.ts';
import { hasEnded } from '#shared/schemas/audit.ts';
import type { AuditRevision } from '#storage/audit-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';
import { toReportInput } from '../../audits/report-input.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { bodyLimits } from '../../plugins/body-parsing.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { findOperatorSession } from '../../visitor/operator-session.ts';
import { opensReport } from '../../visitor/report-access.ts';
import { readReportCookie } from '../../visitor/report-cookie.ts';

const subscriberQuery = z.object({
  subscriberId: z.string().max(200).optional().meta({
    description:
      "ID of a verified subscriber to this report; browsers send the cookie instead, which isn't logged",
  }),
});

const querySchema = subscriberQuery.extend({
  comprehensive: z
    .enum(['true', 'false'], 'Must be true or false')
    .default('false')
    .transform((text) => text === 'true')
    .meta({ description: 'Adds every module, the evidence, and the assumptions' }),
  format: reportFormatSchema.default('pdf').meta({
    description: 'pdf to read, docx to edit, xlsx for every figure unrounded',
  }),
  paper: paperSizeSchema.default('a4'),
});

const mediaTypes: Readonly<Record<ReportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const shared = {
  tags: ['Contact'],
  params: auditParams,
  response: answers(
    z.unknown().meta({ description: 'The report file; its media type depends on the format' }),
  ),
};
const whoMay =
  '401 with `error` unless the request has a verified `subscriberId`, the cookie that `POST /api/subscribe/access` sets for one, or the operator’s session; 409 `not-ended` while the diagnosis is running.';

export function registerReportRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/report',
    {
      schema: {
        ...shared,
        summary: 'The report as a file',
        description: `${whoMay} A browser that opens this address while the diagnosis is running is redirected to it instead.`,
        querystring: querySchema,
      },
    },
    async (request, reply) => {
      const { subscriberId, ...chosen } = request.query;
      const { id } = request.params;
      const revision = await requireAccess(context, request, id, subscriberId);
      if (!hasEnded(revision.status) && asksForPage(request))
        return reply.header('cache-control', 'no-store').redirect(`/diagnosis/${id}`, 303);
      const loaded = await loadEnded(context, id, revision);
      const now = context.now();
      const options = reportOptionsSchema.parse(chosen);
      // Includes the date, because the cover shows it.
      const version = `${loaded.record.revision} ${now.toISOString().slice(0, 10)}`;
      const { comprehensive, format, paper } = options;
      const variant = `${format} ${paper} ${comprehensive}`;
      const file = await context.reports.get({ id, version, variant }, () =>
        render(toReportInput(loaded, context.profile.profile, { now }), options),
      );
      return send(reply, file, loaded, format);
    },
  );

  app.post(
    '/audits/:id/report',
    {
      bodyLimit: bodyLimits.report,
      config: { rateLimit: rateLimits.reports },
      schema: {
        ...shared,
        summary: 'The report as a file, with a cover for a client',
        description: `Like GET, with the client’s name, the author, a note, and a logo, none of which is stored. ${whoMay}`,
        querystring: subscriberQuery,
        body: reportOptionsSchema,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const revision = await requireAccess(context, request, id, request.query.subscriberId);
      const loaded = await loadEnded(context, id, revision);
      const { format, comprehensive, paper, ...presentation } = request.body;
      const input = toReportInput(loaded, context.profile.profile, { presentation, now: context.now() });
      return send(reply, await render(input, { format, comprehensive, paper }), loaded, format);
    },
  );
}

async function requireAccess(
  context: ApiContext,
  request: FastifyRequest,
  id: number,
  subscriberId: string | undefined,
): Promise<AuditRevision> {
  const revision = await context.stores.audits.getRevision(id);
  if (!revision) throw new AppError('audit-not-found');
  const allowed =
    (await opensReport(context, subscriberId, id)) ||
    (await opensReport(context, readReportCookie(request, context.config.publicUrl), id)) ||
    (await findOperatorSession(context, request)) !== null;
  if (!allowed) throw new AppError('email-verification-required');
  return revision;
}

async function loadEnded(
  context: ApiContext,
  id: number,
  { status, revision }: AuditRevision,
): Promise<LoadedAudit> {
  if (!hasEnded(status)) throw new AppError('not-ended', { retryAfterSeconds: 3 });
  return context.loadAudit({ id, revision });
}

/** True if the address was opened in a browser's tab, which would show an error as JSON. */
function asksForPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

function render(
  input: ReportInput,
  { format, comprehensive, paper }: Pick<ReportOptions, 'format' | 'comprehensive' | 'paper'>,
): Promise<Uint8Array> {
  if (format === 'xlsx') return renderFigures(input);
  const model = buildReportViewModel(input);
  return format === 'docx'
    ? renderReportWord(model, { comprehensive, paper })
    : renderReportPdf(model, { comprehensive, paper });
}

function send(reply: FastifyReply, file: Uint8Array, { record }: LoadedAudit, format: ReportFormat) {
  const disposition = format === 'pdf' ? 'inline' : 'attachment';
  return reply
    .type(mediaTypes[format])
    .header('content-disposition', `${disposition}; filename="${fileNameOf(record.domain, format)}"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(file));
}

/** Domains are ASCII, but some older rows contain other characters, which are removed. */
function fileNameOf(domain: string, format: ReportFormat): string {
  return `${domain.replace(/[^a-z0-9.-]/gi, '') || 'audit'}-report.${format}`;
}
