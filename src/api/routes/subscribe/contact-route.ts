import { z } from 'zod';
import { contactConsent } from '#shared/contact-consent.ts';
import { enquirySchema } from '#shared/schemas/enquiry.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

/**
 * A contact enquiry, stored before success is answered. The schema is strict: a body with fields of
 * another form is refused rather than kept as half an enquiry.
 */
export function registerContactRoute(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/subscribe',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Sends the contact form',
        body: enquirySchema.strict(),
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      await context.stores.enquiries.createEnquiry(request.body, {
        consentVersion: contactConsent.version,
        now: context.now(),
      });
      request.log.info({ event: 'enquiry-stored' });
      return { message: "Thank you for reaching out! We'll get back to you soon." };
    },
  );
}
