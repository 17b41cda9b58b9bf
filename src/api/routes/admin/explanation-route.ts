import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { explainInThread } from '#diagnosis/diagnose-thread.ts';
import { findWorkflowId } from '#diagnosis/explain/find-workflow-id.ts';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { hasEnded } from '#shared/schemas/audit.ts';
import { auditExplanationSchema } from '#shared/schemas/explanation.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { lookupText } from '../../http/storable.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';

const longestQuestion = 200;
const question = lookupText.trim().max(longestQuestion, `At most ${longestQuestion} characters`).optional();

const query = z.object({
  workflow: question.meta({ description: 'ID or name of a workflow in the catalog' }),
  text: question.meta({ description: 'Words in a quote or name' }),
});

export function registerExplanationRoute(app: ApiInstance, context: ApiContext): void {
  const { audits, scans } = context.stores;
  app.get(
    '/admin/audits/:id/explanation',
    {
      config: { rateLimit: rateLimits.explanations },
      schema: {
        tags: ['Operator'],
        summary: 'Everything the analysis considered for a diagnosis, with each verdict and its reason',
        description:
          "Analyzes the stored pages again; the owner's changes are not included. `workflow` and `text` narrow the result. 409 `not-explainable` for a manual entry, `not-ended` while the diagnosis is running; 410 `pages-gone` if its pages are no longer stored; 429 above 30 a minute.",
        params: auditParams,
        querystring: query,
        response: answers(auditExplanationSchema),
      },
    },
    async (request) => {
      const { workflow, text } = request.query;
      const workflowId = workflow ? findWorkflowId(workflow) : null;
      if (workflow && workflowId === null)
        throw new AppError('invalid-fields', {
          fields: { workflow: "We couldn't find this workflow in the catalog" },
        });
      const audit = await audits.getAudit(request.params.id);
      if (!audit || audit.id === sampleAuditId) throw new AppError('audit-not-found');
      if (audit.scanId === null) throw new AppError('not-explainable');
      if (!hasEnded(audit.status)) throw new AppError('not-ended');
      const stored = await scans.loadFacts(audit.scanId);
      if (stored === null) throw new AppError('pages-gone');
      const { facts, versions } = stored;
      const reading = await context.stores.models.loadReading(audit.scanId);
      const question = { workflow: workflowId, text: text || null };
      const explanation = await explainInThread(audit, facts, question, reading);
      const current = context.versions();
      return {
        ...explanation,
        website: audit.website,
        readAt: facts.readAt,
        sameVersion: versions?.analysis === current.analysis && versions.knowledge === current.knowledge,
      };
    },
  );
}
