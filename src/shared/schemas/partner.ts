import { z } from 'zod';

export const relevances = ['Perfect Match', 'High Relevance', 'Recommended'] as const;
export const relevanceSchema = z.enum(relevances);
export type Relevance = z.infer<typeof relevanceSchema>;

export const partnerIconTypes = [
  'agency',
  'consultancy',
  'tool',
  'code',
  'trending-up',
  'shield',
  'lock',
  'chat',
] as const;
export const partnerIconTypeSchema = z.enum(partnerIconTypes);
export type PartnerIconType = z.infer<typeof partnerIconTypeSchema>;

/** A recommended partner solution as the API answers it. */
export const recommendedPartnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  relevance: relevanceSchema,
  iconType: partnerIconTypeSchema,
  /** The profile marks a partner that has an icon of its own. */
  specialIcon: z.boolean(),
  /** The partner's page, an http(s) address, and its logo as a data address; left out where the profile has none. */
  url: z.string().optional(),
  logo: z.string().optional(),
  reasons: z.array(z.string()),
});
export type RecommendedPartner = z.infer<typeof recommendedPartnerSchema>;
