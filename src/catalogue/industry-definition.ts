import { z } from 'zod';
import { companyTypeSchema } from '#shared/schemas/company.ts';
import { signalLanguages } from './signals/site-vocabulary.ts';
import { phrasePatternSchema } from './workflow-definition.ts';

const wordGroupSchema = z.strictObject({
  weight: z.number().min(0.25).max(5),
  any: z.array(phrasePatternSchema).min(1),
  /** Left out, English. */
  language: z.enum(signalLanguages).optional(),
});

/**
 * A company type or a kind of organisation beneath one. Its words are what such an organisation says
 * about itself; what others say about such organisations (their customers, their suppliers) does not
 * belong here. What a subtype finds also counts for its company type.
 */
export const industryDefinitionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** As shown to a reader: "Dental practice". */
  name: z.string().min(3).max(50),
  companyType: companyTypeSchema,
  /** 3 says it outright ("our attorneys"), 2 is typical of it, 1 fits others too. */
  words: z.array(wordGroupSchema).min(1),
  /** What such organisations are called, as the home page's title has it: "Hudson Fire Department". English. */
  names: z.array(phrasePatternSchema).min(1).optional(),
  /** True where only a word of weight 3 says it at all, since the others stand on anybody's pages. */
  needsOwnWord: z.boolean().optional(),
  /** schema.org types of such an organisation. */
  structuredTypes: z.array(z.string()),
  /** Words that, found often, speak against it: a software vendor's for its customers' trades. */
  against: z.array(wordGroupSchema).optional(),
});

export type IndustrySource = z.input<typeof industryDefinitionSchema>;
export type IndustryDefinition = z.output<typeof industryDefinitionSchema>;
