import { z } from 'zod';
import { companyTypeSchema } from '#shared/schemas/company.ts';
import { tradeStaffingSchema } from './families.ts';
import { languageIdSchema, organizationTraitSchema, phrasePatternSchema } from './workflow-definition.ts';

/**
 * Traits of a trade that the analysis needs to know:
 * - `sells-software`: mentions other trades' work because its product does that work
 * - `serves-businesses`: mentions its clients' trades, which are not its own
 * - `works-for-clients`: a firm that serves businesses may offer this trade's work too
 *   ("bookkeeping and web design")
 * - `sells-to-trades`: sells to other trades, so "insurance for restaurants" is its own work
 * - `buys-from-trades`: others sell to it, so "training for hotels" doesn't mean that the organization is a
 *   hotel
 * - `staffs`: "restaurant staffing" is its own work, although another trade is named first
 * - `teaches`: the topic of a course is its own work
 * - `sells-goods`: menus and pages name goods as well as services
 * - `own-words`: uses the words of its company type's other trades but does none of their work
 * - `cares-for-animals`, `cares-for-people`: use the same words for different patients
 * - `licensed-health`, `licensed-law`: only a licensed professional may decide about someone's health or
 *   rights
 */
export const tradeTraits = [
  'sells-software',
  'serves-businesses',
  'works-for-clients',
  'sells-to-trades',
  'buys-from-trades',
  'staffs',
  'teaches',
  'sells-goods',
  'own-words',
  'cares-for-animals',
  'cares-for-people',
  'licensed-health',
  'licensed-law',
] as const;
export type TradeTrait = (typeof tradeTraits)[number];

const wordGroupSchema = z.strictObject({
  weight: z.number().min(0.25).max(5),
  any: z.array(phrasePatternSchema).min(1),
  language: languageIdSchema.optional(),
});

/**
 * `words` are what such an organization says about itself, not what its customers or suppliers say.
 */
export const industryDefinitionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.string().min(3).max(50),
  companyType: companyTypeSchema,
  /**
   * Groups of words by weight: 3 states the trade ("our attorneys"), 2 is typical, 1 also fits other trades.
   */
  words: z.array(wordGroupSchema).min(1),
  names: z.array(phrasePatternSchema).min(1).optional(),
  /**
   * If true, the words count less on a site that uses none with weight 3 or more, because the
   * weaker ones occur on many sites.
   */
  needsOwnWord: z.boolean().optional(),
  traits: z.array(z.enum(tradeTraits)).min(1).optional(),
  /**
   * Words for what the trade sells to other businesses; `*` stands for any ending. If two trades match, the
   * first by id wins.
   */
  soldAs: z
    .array(z.string().regex(/^[a-z ]+\*?$/))
    .min(1)
    .optional(),
  usually: z.array(organizationTraitSchema).optional(),
  /**
   * Our assumption of the trade's median headcount, used if the visitor gives neither a headcount
   * nor a size, and the site gives no headcount (docs/method.md).
   */
  usualPeople: z.number().int().min(1).max(5000).optional(),
  staffing: tradeStaffingSchema.optional(),
  structuredTypes: z.array(z.string()),
});

export type IndustryDefinition = z.output<typeof industryDefinitionSchema>;
