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

export const recommendedPartnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  relevance: relevanceSchema,
  iconType: partnerIconTypeSchema,
  specialIcon: z.boolean(),
  /** `url` is an http(s) address, and `logo` a data URL. */
  url: z.string().optional(),
  logo: z.string().optional(),
  reasons: z.array(z.string()),
});
export type RecommendedPartner = z.infer<typeof recommendedPartnerSchema>;
