import { z } from 'zod';

export const enquiryCompanySizes = ['1-10', '11-50', '51-200', '201-500', '501+', 'Not specified'] as const;

export const enquirySchema = z.object({
  email: z.email('Please enter a valid email address'),
  name: z
    .string('Name must be at least 2 characters')
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(200, 'At most 200 characters'),
  phone: z.string().max(60, 'At most 60 characters').default(''),
  company: z.string().max(200, 'At most 200 characters').default(''),
  jobTitle: z.string().max(200, 'At most 200 characters').default(''),
  message: z
    .string('Please provide more details about your inquiry')
    .trim()
    .min(10, 'Please provide more details about your inquiry')
    .max(500, 'Message is too long'),
  companySize: z.enum(enquiryCompanySizes).default('Not specified'),
});
export type Enquiry = z.infer<typeof enquirySchema>;
