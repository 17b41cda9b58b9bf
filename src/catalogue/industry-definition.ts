import { z } from 'zod';
import { companyTypeSchema } from '#shared/schemas/company.ts';
import { tradeStaffingSchema } from './families.ts';
import { languageIdSchema, organizationTraitSchema, phrasePatternSchema } from './workflow-definition.ts';

/**
 * What a trade is like, where the analysis must know:
 * - `sells-software`: the work of other trades on its site is done by its product
 * - `serves-businesses`: speaks of its clients' trades, which are not its own
 * - `works-for-clients`: may do its work for the clients of another such firm ("bookkeeping and web design")
 * - `sells-to-trades`: "insurance for restaurants" is its own work, not the restaurants'
 * - `buys-from-trades`: "training for hotels" says nothing of being one
 * - `staffs`: "restaurant staffing" is its own work, though `sells-to-trades` stands before the trade
 * - `teaches`: what a course is about is its own work
 * - `sells-goods`: menus and pages name goods as well as services
 * - `own-words`: shares words with the rest of its company type and none of its work
 * - `cares-for-animals`, `cares-for-people`: say the same words of different patients
 * - `licensed-health`, `licensed-law`: only a licensed professional may decide about somebody's health or rights
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
  /** Left out, English. */
  language: languageIdSchema.optional(),
});

/**
 * A company type or a kind of organization beneath one. Its words are what such an organization says
 * about itself; what others say about such organizations (their customers, their suppliers) does not
 * belong here. What a subtype finds also counts for its company type.
 */
export const industryDefinitionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** As shown to a reader: "Dental practice". */
  name: z.string().min(3).max(50),
  companyType: companyTypeSchema,
  /** 3 says it outright ("our attorneys"), 2 is typical of it, 1 fits others too. */
  words: z.array(wordGroupSchema).min(1),
  /** What such organizations are called, as the home page's title has it: "Hudson Fire Department". English. */
  names: z.array(phrasePatternSchema).min(1).optional(),
  /** True where only a word of weight 3 says it at all, since the others stand on anybody's pages. */
  needsOwnWord: z.boolean().optional(),
  traits: z.array(z.enum(tradeTraits)).min(1).optional(),
  /** Words for what it sells to other businesses; `*` stands for any ending. Of two trades the first by id wins. */
  soldAs: z
    .array(z.string().regex(/^[a-z ]+\*?$/))
    .min(1)
    .optional(),
  /** What such an organization has as a rule, whether its site shows it or not. */
  usually: z.array(organizationTraitSchema).optional(),
  /**
   * People who work in the trade's median organization: an assumption of ours, used where nothing tells. In most sectors
   * more than half of the US firms that have employees have fewer than five (US Census Bureau, Statistics of U.S.
   * Businesses, 2021); trades that need more people at once to be open at all have more.
   */
  usualPeople: z.number().int().min(1).max(5000).optional(),
  /** Who they are; left out, as in the trade `every`. */
  staffing: tradeStaffingSchema.optional(),
  /** schema.org types of such an organization. */
  structuredTypes: z.array(z.string()),
  /** Words that, found often, speak against it: a software vendor's for its customers' trades. */
  against: z.array(wordGroupSchema).optional(),
});

export type IndustryDefinition = z.output<typeof industryDefinitionSchema>;
