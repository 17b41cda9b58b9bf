import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { renderReportPdf } from '#report/render-report.ts';
import type { ReportInput } from '#report/report-input.ts';
import { buildReportViewModel } from '#report/view-model.ts';
import { hasEnded } from '#shared/schemas/audit.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { findOperatorSession } from '../../visitor/operator-session.ts';
import { opensReport } from '../../visitor/report-access.ts';
import { readReportCookie } from '../../visitor/report-cookie.ts';
import { presentAudit } from '../audits/present-audit.ts';

const querySchema = z.object({
  subscriberId: z.string().max(200).optional().meta({
    description:
      'A verified subscriber of this diagnosis; browsers send the cookie instead, which stands in no log',
  }),
  comprehensive: z
    .enum(['true', 'false'], 'Must be true or false')
    .default('false')
    .transform((text) => text === 'true')
    .meta({ description: 'Every module, the evidence and the assumptions' }),
});

/** The report as a PDF, for a verified subscriber of this audit and for the signed-in operator. */
export function registerReportRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/audits/:id/report',
    {
      schema: {
        tags: ['Contact'],
        summary: 'The report as a PDF',
        description:
          '401 with `error` without a verified `subscriberId`, the cookie that `POST /api/subscribe/access` sets for one, or the operator’s session; 409 `not-ended` while the diagnosis is being made.',
        params: auditParams,
        querystring: querySchema,
        response: answers(z.unknown().meta({ description: 'application/pdf' })),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const revision = await context.stores.audits.getRevision(id);
      if (!revision) throw new AppError('audit-not-found');
      const allowed =
        (await opensReport(context, request.query.subscriberId, id)) ||
        (await opensReport(context, readReportCookie(request, context.config.publicUrl), id)) ||
        (await findOperatorSession(context, request)) !== null;
      if (!allowed) throw new AppError('email-verification-required');
      if (!hasEnded(revision.status)) throw new AppError('not-ended', { retryAfterSeconds: 3 });
      const loaded = await context.loadAudit({ id, revision: revision.revision });
      const now = context.now();
      const { comprehensive } = request.query;
      // The day stands on the cover.
      const version = `${loaded.record.revision} ${now.toISOString().slice(0, 10)}`;
      const pdf = await context.reports.get({ id, version, comprehensive }, () =>
        renderReportPdf(buildReportViewModel(toReportInput(loaded, now)), { comprehensive }),
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileNameOf(loaded.record.domain)}"`)
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(pdf));
    },
  );
}

function toReportInput(loaded: LoadedAudit, now: Date): ReportInput {
  const { record, profile, findings } = loaded;
  const { workflows, tasks, value, modules, partners, businessCase, roadmap } = findings;
  return {
    audit: presentAudit(loaded, false),
    coverage: record.coverage,
    industry: record.industry,
    offerings: loaded.offerings,
    workflows,
    tasks,
    value: value.simple,
    modules,
    partners,
    businessCase,
    roadmap,
    profile,
    generatedAt: now.toISOString(),
  };
}

/** `example.com-report.pdf`; domains are ASCII, and what an old one may hold beside is left out. */
function fileNameOf(domain: string): string {
  return `${domain.replace(/[^a-z0-9.-]/gi, '') || 'audit'}-report.pdf`;
}
