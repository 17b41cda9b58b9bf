import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { enquirySchema } from '#shared/schemas/enquiry.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { linkToNext, pageQuery } from '../../http/paging.ts';
import { auditParams } from '../../http/params.ts';

/** The form's limits were checked when the inquiry arrived, so they are not checked again. */
const storedEnquirySchema = z.object({
  id: z.number(),
  ...Object.fromEntries(Object.keys(enquirySchema.shape).map((field) => [field, z.string()])),
  consentVersion: z.string(),
  createdAt: z.iso.datetime(),
});

export function registerEnquiriesRoute(app: ApiInstance, context: ApiContext): void {
  app.get(
    '/admin/enquiries',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Messages from the contact form, newest first',
        querystring: pageQuery,
        response: answers(z.array(storedEnquirySchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const enquiries = await context.stores.enquiries.listEnquiries({ limit, before });
      const link = linkToNext('/api/admin/enquiries', limit, enquiries);
      if (link) reply.header('link', link);
      return enquiries.map((enquiry) => ({ ...enquiry, createdAt: enquiry.createdAt.toISOString() }));
    },
  );

  app.delete(
    '/admin/enquiries/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Deletes an inquiry and its emails',
        params: auditParams,
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const isDeleted = await context.stores.enquiries.deleteEnquiry(request.params.id, context.now());
      if (!isDeleted) throw new AppError('enquiry-not-found');
      request.log.info({ event: 'enquiry-deleted' });
      return { message: 'The inquiry was deleted.' };
    },
  );
}
