import { z } from 'zod';
import { signalFormPurposes, signalPageKinds } from '../signals/site-vocabulary.ts';
import { phrasePatternSchema } from '../workflow-definition.ts';

/** Algorithms of the Snowball stemmer. */
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

/** Patterns that show how much a sentence counts: more with `own`, less or not at all with the others. */
const cuesSchema = z.strictObject({
  /** The organization talks about itself, or asks the visitor to do something. */
  own: patternsSchema,
  /** `customer`: the sentence tells a customer's experience. `others`: it is about someone else's work. */
  customer: patternsSchema.optional(),
  others: patternsSchema.optional(),
  /** The organization doesn't do this work. */
  negation: patternsSchema,
  past: patternsSchema.optional(),
  /** Boilerplate, such as cookie banners, copyright notices, and credits. */
  furniture: patternsSchema.optional(),
});

/** How sites in the language present their offerings. */
const offeringsSchema = z.strictObject({
  /** In a heading, or in the few words above one: a list of services, products, or programs follows. */
  announce: patternsSchema,
  /** In a heading: a list of something else follows. Takes precedence over `announce`. */
  other: patternsSchema.optional(),
  /**
   * An entry with one of these is not the name of an offering: it invites, asks, praises, or mentions a
   * person.
   */
  noName: patternsSchema.optional(),
  /** Endings of nouns that name work: "Glasreinigung", "Restauration". */
  endings: wordsSchema.optional(),
});

/** Format of `lexicon/<language>/language.yaml`; see docs/adding-a-language.md. */
export const languageSchema = z.strictObject({
  /** Same as the folder's name. */
  id: z.string().regex(/^[a-z]{2}$/, 'two letters of ISO 639-1'),
  /** In English. */
  name: z.string().min(3),
  /** Its Snowball algorithm, if there is one. */
  stemmer: z.enum(stemmers).optional(),
  /**
   * For languages without a Snowball algorithm: inflectional endings, of which the longest match is removed.
   */
  endings: wordsSchema.optional(),
  /** True if the language writes no spaces between words. A dictionary then splits the text. */
  segmented: z.boolean().optional(),
  /** True if an apostrophe separates words ("l'eau"). */
  elides: z.boolean().optional(),
  /** True if common nouns are capitalized too, so that a capital letter doesn't show a name. */
  capitalizesNouns: z.boolean().optional(),
  stopWords: wordsSchema,
  cues: cuesSchema,
  /**
   * Words in addresses, titles, and first headings that name a kind of page. Words of one name are joined
   * with hyphens.
   */
  pages: z.partialRecord(z.enum(signalPageKinds), wordsSchema).optional(),
  /** Words on a form's button, in its heading, or in its labels that show the form's purpose. */
  forms: z.partialRecord(z.enum(signalFormPurposes), wordsSchema).optional(),
  /** Without this, offerings are found only in structured data. */
  offerings: offeringsSchema.optional(),
});

/** A language's phrases for one workflow. */
const wordingSchema = z.strictObject({
  /** Phrases that state the work, like English phrases of weight 3. */
  says: patternsSchema.optional(),
  /** Phrases of weight 2. */
  weak: patternsSchema.optional(),
  /** Phrases of weight 2 that count only in headings, menus, and buttons. */
  menu: patternsSchema.optional(),
  /** Phrases that show that the sentence is about something else. */
  not: patternsSchema.optional(),
  /** By task id: phrases that, used by the organization about itself, show that it does this task. */
  tasks: z.record(z.string(), patternsSchema).optional(),
});

/** Format of `lexicon/<language>/workflows.yaml`: phrases by workflow id. */
export const wordingsSchema = z.record(z.string(), wordingSchema);

const tradeWordsSchema = z.strictObject({
  /** Parts of such organizations' names, as in a page's title: "Zahnarztpraxis". Weight 3. */
  names: patternsSchema.optional(),
  /** Phrases that only such organizations use about themselves. Weight 3. */
  says: patternsSchema.optional(),
  /** Typical phrases. Weight 2. */
  weak: patternsSchema.optional(),
});

/** Format of `lexicon/<language>/trades.yaml`: words by trade id. */
export const tradeWordsByIdSchema = z.record(z.string(), tradeWordsSchema);

/**
 * Format of `lexicon/<language>/specialties.yaml`: by specialty id, how such organizations name themselves or their
 * main service in a title or a heading.
 */
export const specialtyNamesSchema = z.record(z.string(), patternsSchema);

export type LanguageDefinition = z.output<typeof languageSchema>;
export type Wordings = z.output<typeof wordingsSchema>;
export type TradeWordings = z.output<typeof tradeWordsByIdSchema>;
export type SpecialtyNames = z.output<typeof specialtyNamesSchema>;

export interface Lexicon {
  language: LanguageDefinition;
  trades: TradeWordings;
  specialties: SpecialtyNames;
  workflows: Wordings;
}
