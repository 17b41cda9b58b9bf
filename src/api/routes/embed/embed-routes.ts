import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { hashToken, isToken, makeToken } from '#storage/tokens.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { requireEditor } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import type { AsOwner } from '../../visitor/owner-of-submission.ts';

const handoffMs = 15 * 60_000;

/**
 * A frame on another site has no cookies, so it hands its diagnosis to a tab on our own site through a link that
 * works once.
 */
export function registerEmbedRoutes(app: ApiInstance, context: ApiContext, asOwner: AsOwner): void {
  const { handoffs } = context.stores;
  app.post(
    '/audits/:id/handoff',
    {
      preParsing: requireEditor(context),
      schema: {
        tags: ['Diagnosis'],
        summary: 'Creates a link; the browser that opens it becomes the owner of the diagnosis',
        description:
          'For a frame on another site, which sends the Idempotency-Key that created the diagnosis as `Compass-Owner-Key`. The link works once and expires after 15 minutes.',
        params: auditParams,
        response: answers(z.object({ path: z.string() })),
      },
    },
    async (request) => {
      const token = makeToken();
      const now = context.now();
      const expiresAt = new Date(now.getTime() + handoffMs);
      await handoffs.createHandoff(
        { tokenHash: hashToken(token), auditId: request.params.id, expiresAt },
        now,
      );
      return { path: `/embed/open/${token}` };
    },
  );

  app.post(
    '/embed/open',
    {
      schema: {
        tags: ['Diagnosis'],
        summary: 'Takes over a diagnosis from a frame on another site',
        body: z.object({ token: z.string().max(100) }),
        response: answers(z.object({ auditId: z.number() })),
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      if (!isToken(token)) throw new AppError('link-unknown');
      return asOwner(request, reply, async (ownerHash) => {
        const auditId = await handoffs.takeHandoff(hashToken(token), ownerHash, context.now());
        if (auditId !== null) return { auditId };
        throw new AppError('link-used', {
          message:
            'This link was already used or has expired. Go back to the page where you clicked it and click again.',
        });
      });
    },
  );
}
