import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

/** Needed only if the operator requires consent for each diagnosis. */
export function registerAcceptReadingRoute(app: ApiInstance, context: ApiContext): void {
  const { stores, queue } = context;
  app.post(
    '/audits/:id/closer-reading',
    {
      preParsing: requireEditor(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'Asks the language model to read the site as a second reader, with the owner’s consent',
        description:
          'For the owner and the operator. Starts the reading that the diagnosis offers in `closerReading`; does nothing if it has already started.',
        params: auditParams,
        response: answers(z.object({ message: z.string(), started: z.boolean() })),
      },
    },
    async (request) => {
      const audit = await stores.audits.getAudit(editTargetOf(context, request).auditId);
      if (!audit) throw new AppError('audit-not-found');
      const started =
        audit.scanId !== null && (await stores.models.acceptReading(audit.scanId, queue.sendModelReading));
      return {
        message: started
          ? 'The model is reading the website now.'
          : 'This diagnosis has no reading waiting for your consent.',
        started,
      };
    },
  );
}
