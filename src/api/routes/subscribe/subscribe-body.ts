import { z } from 'zod';
import { type Enquiry, enquirySchema } from '#shared/schemas/enquiry.ts';
import { numericSchema } from '#shared/schemas/numbers.ts';
import { type Subscription, subscriptionSchema } from '#shared/schemas/subscriber.ts';
import { explainIssue } from '#shared/text/explain-issue.ts';

export type SubscribeBody =
  | { form: 'enquiry'; enquiry: Enquiry }
  | { form: 'report'; subscription: Subscription };

const reportForm = subscriptionSchema
  .extend({ auditId: numericSchema.pipe(subscriptionSchema.shape.auditId) })
  .strict();
const contactForm = enquirySchema.strict();

const text = z.string().optional();

/**
 * `reportForm` and `contactForm` are strict, so that fields of the other form are rejected rather
 * than ignored.
 */
export const subscribeBodySchema = z
  .looseObject({
    email: z.unknown().meta({ type: 'string', format: 'email' }),
    name: z.unknown().meta({ type: 'string' }),
    phone: text,
    company: text,
    auditId: z.unknown().meta({ description: 'ID of the diagnosis whose report is requested' }),
    aiImportance: text,
    jobTitle: text,
    companySize: text,
    message: text,
  })
  .partial()
  .transform((body, context): SubscribeBody => {
    if ('auditId' in body) {
      const parsed = reportForm.safeParse(body, { error: explainIssue });
      if (parsed.success) return { form: 'report', subscription: parsed.data };
      passOn(parsed.error, context);
    } else {
      const parsed = contactForm.safeParse(body, { error: explainIssue });
      if (parsed.success) return { form: 'enquiry', enquiry: parsed.data };
      passOn(parsed.error, context);
    }
    return z.NEVER;
  });

function passOn(error: z.ZodError, context: z.RefinementCtx): void {
  for (const issue of error.issues) context.addIssue({ ...issue });
}
