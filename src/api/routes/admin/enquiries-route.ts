import { z } from 'zod';
import { enquirySchema } from '#shared/schemas/enquiry.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { linkToNext, pageQuery } from '../../http/paging.ts';

/** As stored: the form's limits held when it came in, and are not applied a second time. */
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
        summary: 'Messages of the contact form, newest first',
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
}
