import { z } from 'zod';

const line = z.string().trim().min(1).max(150);
const text = z.string().trim().min(1).max(2000);

export const mailTextsSchema = z.object({
  verification: z.object({ subject: line, opening: text }),
  reportReady: z.object({ subject: line, opening: text }),
  enquiryReceipt: z.object({ subject: line, opening: text }),
  signature: z.string().trim().max(2000),
});
export type MailTexts = z.infer<typeof mailTextsSchema>;

/** `{report}` is replaced by a name such as "AI diagnosis report for example.com". */
export const defaultMailTexts: MailTexts = {
  verification: {
    subject: 'Please verify your email address to get your AI diagnosis report',
    opening:
      'Someone asked for an AI diagnosis report and gave this email address. If it was you, verify your address to download the report.',
  },
  reportReady: {
    subject: 'Your {report} is ready',
    opening: 'Your {report} is ready to read and download as a PDF.',
  },
  enquiryReceipt: {
    subject: 'We received your message',
    opening: 'Thank you for reaching out. We received your message, and someone will reply soon.',
  },
  signature: '',
};
