import { z } from 'zod';
import { signalFormPurposes, signalPageKinds } from '../signals/site-vocabulary.ts';
import { phrasePatternSchema } from '../workflow-definition.ts';

export const stemmers = [
  'danish',
  'dutch',
  'finnish',
  'french',
  'german',
  'hungarian',
  'italian',
  'norwegian',
  'portuguese',
  'romanian',
  'russian',
  'spanish',
  'swedish',
  'turkish',
] as const;

const patternsSchema = z.array(phrasePatternSchema).min(1);
const wordsSchema = z.array(z.string().min(1)).min(1);

/**
 * Patterns that change how much a sentence counts: more with `own`, less or not at all with
 * `others`, `negation`, `past`, and `furniture` (boilerplate such as cookie notices).
 */
const cuesSchema = z.strictObject({
  own: patternsSchema,
  others: patternsSchema.optional(),
  negation: patternsSchema,
  past: patternsSchema.optional(),
  furniture: patternsSchema.optional(),
});

const offeringsSchema = z.strictObject({
  /**
   * In a heading, in the short line above one, in a short paragraph that ends with a colon, or in
   * the label of a form field: a list of services, products, or programs follows.
   */
  announce: patternsSchema,
  /** In a heading: a list of something else follows. Takes precedence over `announce`. */
  other: patternsSchema.optional(),
  /** An entry with one of these is not the name of an offering. */
  noName: patternsSchema.optional(),
  endings: wordsSchema.optional(),
});

export const languageSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2}$/, 'two letters of ISO 639-1'),
  name: z.string().min(3),
  stemmer: z.enum(stemmers).optional(),
  /**
   * For languages without a Snowball algorithm: inflectional endings, of which the longest match is removed.
   */
  endings: wordsSchema.optional(),
  /** True if the language writes no spaces between words. A dictionary then splits the text. */
  segmented: z.boolean().optional(),
  /** True if an apostrophe separates words ("l'eau"). */
  elides: z.boolean().optional(),
  /** True if words are joined into one, as in "Teppichreinigung". */
  compounds: z.boolean().optional(),
  /** True if common nouns are capitalized too, so that a capital letter doesn't show a name. */
  capitalizesNouns: z.boolean().optional(),
  stopWords: wordsSchema,
  /** Words for "I", "my", "we", and "our", in all their forms. They show whether one person runs the organization. */
  firstPerson: z.strictObject({ singular: wordsSchema, plural: wordsSchema }).optional(),
  cues: cuesSchema,
  pages: z.partialRecord(z.enum(signalPageKinds), wordsSchema).optional(),
  forms: z.partialRecord(z.enum(signalFormPurposes), wordsSchema).optional(),
  /** Without this, offerings are found only in structured data. */
  offerings: offeringsSchema.optional(),
});

const wordingSchema = z.strictObject({
  says: patternsSchema.optional(),
  weak: patternsSchema.optional(),
  /** Phrases of weight 2 that count only in headings, menus, buttons, and form fields. */
  menu: patternsSchema.optional(),
  not: patternsSchema.optional(),
  /** By task id: phrases that show an organization does this task if it uses them about itself. */
  tasks: z.record(z.string(), patternsSchema).optional(),
});

export const wordingsSchema = z.record(z.string(), wordingSchema);

const tradeWordsSchema = z.strictObject({
  names: patternsSchema.optional(),
  says: patternsSchema.optional(),
  weak: patternsSchema.optional(),
});

export const tradeWordsByIdSchema = z.record(z.string(), tradeWordsSchema);

/** By specialty id, as in the catalog's `specialties.yaml`. */
export const specialtyWordingsSchema = z.record(
  z.string(),
  z.strictObject({
    /** What organizations in this line of business call themselves or their main service in a title or heading. */
    called: patternsSchema.optional(),
    /** What their sites say about their own work that other lines' sites don't. */
    words: patternsSchema.optional(),
  }),
);

/**
 * By English word or term: what it is called in the language. A dictionary, so that a text can also
 * be compared with the catalog's English phrases.
 */
export const glossarySchema = z.record(z.string().min(1), wordsSchema);

export type Glossary = z.output<typeof glossarySchema>;
export type LanguageDefinition = z.output<typeof languageSchema>;
export type Wordings = z.output<typeof wordingsSchema>;
export type TradeWordings = z.output<typeof tradeWordsByIdSchema>;
export type SpecialtyWordings = z.output<typeof specialtyWordingsSchema>;

export interface Lexicon {
  language: LanguageDefinition;
  trades: TradeWordings;
  specialties: SpecialtyWordings;
  workflows: Wordings;
  glossary: Glossary;
}
