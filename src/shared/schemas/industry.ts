import { z } from 'zod';
import { companyTypeChoiceSchema } from './company.ts';

export const industrySchema = z.object({
  chosen: companyTypeChoiceSchema,
  detected: companyTypeChoiceSchema,
  /** The specific trade ("Dental practice", "Real estate"); null if only the type is known. */
  detail: z.string().nullable(),
  /**
   * The exact line of business ("Podiatry practice"); absent if neither the visitor nor a language
   * model chose one and the site doesn't name one clearly.
   */
  specialty: z.string().optional(),
  /**
   * At most five lines of business: the choice of the visitor or of a language model, if any, then
   * those that the site's words suggest, likeliest first. Absent in results of earlier releases and
   * in manual entries.
   */
  specialties: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  confidence: z.number().min(0).max(1),
  reasons: z.array(z.object({ url: z.string(), quote: z.string() })),
});
export type Industry = z.infer<typeof industrySchema>;
