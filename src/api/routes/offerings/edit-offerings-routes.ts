import { offeringSchema } from '#shared/schemas/offering.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answerEdit, editQuerySchema, withDashboard } from '../../audits/answer-edit.ts';
import { editTargetOf, requireEditor } from '../../audits/freshness.ts';
import { answers, created } from '../../http/answers.ts';
import { auditParams, editHeaders, idParam } from '../../http/params.ts';
import { requireChange } from '../../http/require-change.ts';
import { addOffering, changeOffering, removeOffering } from '../../use-cases/edit-offerings.ts';
import { newOfferingSchema, offeringChangeSchema } from './offering-bodies.ts';

export const whoAndWhen = 'For the owner and the operator. 409 `not-ended` while the diagnosis is running';
const conflicts = `${whoAndWhen}, \`already-exists\` if another offering has that name.`;
export const offeringParams = auditParams.extend({ offeringId: idParam });

export function registerEditOfferingsRoutes(app: ApiInstance, context: ApiContext): void {
  const preParsing = requireEditor(context);

  app.post(
    '/audits/:id/offerings',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Adds an offering',
        description: conflicts,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: auditParams,
        body: newOfferingSchema,
        response: created(withDashboard(offeringSchema)),
      },
    },
    async (request, reply) => {
      const added = await addOffering(editTargetOf(context, request), request.body);
      return reply.code(201).send(await answerEdit(context, request, reply, added));
    },
  );

  app.patch(
    '/audits/:id/offerings/:offeringId',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Renames an offering and keeps its quotes',
        description: conflicts,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: offeringParams,
        body: offeringChangeSchema,
        response: answers(withDashboard(offeringSchema)),
      },
    },
    async (request, reply) => {
      const change = requireChange(request.body);
      const target = editTargetOf(context, request);
      const changed = await changeOffering(target, request.params.offeringId, change);
      return answerEdit(context, request, reply, changed);
    },
  );

  app.delete(
    '/audits/:id/offerings/:offeringId',
    {
      preParsing,
      schema: {
        tags: ['Editing'],
        summary: 'Deletes an offering; returns what was deleted',
        description: `${whoAndWhen}.`,
        headers: editHeaders,
        querystring: editQuerySchema,
        params: offeringParams,
        response: answers(withDashboard(offeringSchema)),
      },
    },
    async (request, reply) => {
      const removed = await removeOffering(editTargetOf(context, request), request.params.offeringId);
      return answerEdit(context, request, reply, removed);
    },
  );
}
