import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { contactConsent } from '#shared/contact-consent.ts';
import { reportConsent } from '#shared/report-consent.ts';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { makeToken } from '#storage/tokens.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { subscribeBodySchema } from './subscribe-body.ts';

const answerSchema = z.union([
  z.object({ subscriberId: z.string() }).meta({ description: 'For a report' }),
  z.object({ message: z.string() }).meta({ description: 'For the contact form' }),
]);

/** Responds with success only after the submission and its emails are stored. */
export function registerSubscribeRoute(app: ApiInstance, context: ApiContext): void {
  const { stores, mail } = context;
  app.post(
    '/subscribe',
    {
      config: { rateLimit: rateLimits.subscriptions },
      schema: {
        tags: ['Contact'],
        summary: 'Sends the contact form, or requests a report if `auditId` is given',
        description:
          'A report request returns a new `subscriberId`, whatever the address. The ID opens the report once the link in the email has been clicked.',
        body: subscribeBodySchema,
        response: answers(answerSchema),
      },
    },
    async (request) => {
      if (request.body.form === 'enquiry') {
        const { enquiry } = request.body;
        await mail.queue((queueing) =>
          stores.enquiries.createEnquiry(enquiry, {
            consentVersion: contactConsent.version,
            mails: mail.compose.enquiry(enquiry),
            queueing,
          }),
        );
        request.log.info({ event: 'enquiry-stored' });
        return { message: "Thank you for reaching out! We'll get back to you soon." };
      }
      const { subscription } = request.body;
      const audit = await stores.audits.getAudit(subscription.auditId);
      // The sample has no row in the database, so no subscriber can refer to it.
      if (!audit || audit.id === sampleAuditId) throw new AppError('audit-not-found');
      const subscriberId = makeToken();
      await mail.queue((queueing) =>
        stores.subscribers.createSubscriber(subscription, {
          subscriberId,
          domain: audit.domain,
          consent: reportConsent,
          mails: [mail.compose.verification(subscription.email)],
          queueing,
        }),
      );
      request.log.info({ event: 'subscriber-stored' });
      return { subscriberId };
    },
  );
}
