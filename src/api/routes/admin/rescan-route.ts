import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { normalizeWebsite } from '#shared/website/normalize-website.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { createAuditOfSite } from '../../audits/create-audit-of-site.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import type { AsOwner } from '../../visitor/owner-of-submission.ts';

export function registerRescanRoute(app: ApiInstance, context: ApiContext, asOwner: AsOwner): void {
  const { audits, scans, auditLog } = context.stores;
  app.post(
    '/admin/audits/:id/rescan',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Scans the website of a diagnosis again, which creates a new diagnosis',
        description: '409 for a manual entry, which has no site to read.',
        params: auditParams,
        response: answers(z.object({ id: z.number(), message: z.string() })),
      },
    },
    async (request, reply) => {
      const audit = await audits.getAudit(request.params.id);
      // The sample's company is fictional, so its site can't be scanned.
      if (!audit || audit.id === sampleAuditId) throw new AppError('audit-not-found');
      const site = normalizeWebsite(audit.website);
      if (audit.kind !== 'scan' || !site.ok) throw new AppError('not-scannable');
      const { companyType, companySize, specialty } = audit;
      const { schemeTyped } = site;
      const checked = { site, companyType, companySize, specialty, schemeTyped, fresh: true };
      const { id } = await asOwner(request, reply, (ownerHash) =>
        createAuditOfSite(context, checked, ownerHash),
      );
      await scans.requestScan(id, context.queue.sendScan, { now: context.now() });
      await auditLog.append({
        action: 'audit-rescanned',
        subject: `#${audit.id}`,
        count: 1,
        createdAt: context.now(),
      });
      return { id, message: `A new scan has started: audit #${id}.` };
    },
  );
}
