import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { manualEntrySchema } from '#shared/schemas/manual-entry.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import type { Submissions } from '../../audits/submissions.ts';
import { created } from '../../http/answers.ts';
import { bodyLimits } from '../../plugins/body-parsing.ts';
import { toManualAudit } from './to-manual-audit.ts';

export function registerManualEntryRoute(
  app: ApiInstance,
  context: ApiContext,
  { asOwner, withinLimit }: Submissions,
): void {
  app.post(
    '/audits/manual',
    {
      bodyLimit: bodyLimits.manualEntry,
      schema: {
        tags: ['Diagnosis'],
        summary: 'Creates a diagnosis from workflows and tasks entered by hand',
        description:
          'If the same browser sends the same entry again within an hour, it gets the first one’s ID. With an Idempotency-Key of 32 hexadecimal digits, random and kept secret, this also works if the first response and its cookie were lost.',
        body: manualEntrySchema,
        response: created(z.object({ id: auditIdSchema })),
      },
    },
    async (request, reply) => {
      const content = toManualAudit(request.body);
      const { audits } = context.stores;
      const audit = await asOwner(request, reply, (ownerHash) => {
        const entry = {
          ...content,
          ownerHash,
          profileVersion: context.profile.version,
          now: context.now(),
        };
        return withinLimit(request, {
          find: async () => {
            const earlier = await audits.findManualAudit(entry);
            return earlier && { ...earlier, created: false };
          },
          make: async () => {
            const made = await audits.createManualAudit(entry);
            return { ...made, created: !made.existing };
          },
        });
      });
      return reply.code(audit.created ? 201 : 200).send({ id: audit.id });
    },
  );
}
