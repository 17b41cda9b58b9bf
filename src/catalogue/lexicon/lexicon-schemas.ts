import { z } from 'zod';
import { signalFormPurposes, signalPageKinds } from '../signals/site-vocabulary.ts';
import { phrasePatternSchema } from '../workflow-definition.ts';

/** Snowball algorithms that a language can use. */
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

/** Cues for sentences that count less or not at all; those of `own` count more. */
const cuesSchema = z.strictObject({
  /** The organization talks about itself, or asks the visitor to do something with it. */
  own: patternsSchema,
  /** A customer's experience, or someone else's work. */
  customer: patternsSchema.optional(),
  others: patternsSchema.optional(),
  /** The work is not done here. */
  negation: patternsSchema,
  /** The sentence is about the past. */
  past: patternsSchema.optional(),
  /** Cookie banners, copyright notices, credits: boilerplate. */
  furniture: patternsSchema.optional(),
});

/** How a language presents offerings. */
const offeringsSchema = z.strictObject({
  /** In a heading, or in the few words above one: announces a list of services, products, or programs. */
  announce: patternsSchema,
  /** In a heading: announces a list of something else, whatever else the heading says. */
  other: patternsSchema.optional(),
  /** An entry with one of these is not an offering's name: it invites, asks, praises, or mentions a person. */
  noName: patternsSchema.optional(),
  /** Endings of words for work: "Glasreinigung", "Restauration". */
  endings: wordsSchema.optional(),
});

/** `lexicon/<language>/language.yaml`: how texts of the language are read (docs/adding-a-language.md). */
export const languageSchema = z.strictObject({
  /** ISO 639-1, the folder's name. */
  id: z.string().regex(/^[a-z]{2}$/, 'two letters of ISO 639-1'),
  /** The language's English name, for reports. */
  name: z.string().min(3),
  /** Snowball algorithm for stemming. */
  stemmer: z.enum(stemmers).optional(),
  /** If Snowball has none: inflectional endings; the longest match is removed. */
  endings: wordsSchema.optional(),
  /** True if there are no spaces between words; a dictionary then splits them. */
  segmented: z.boolean().optional(),
  /** True if an apostrophe separates words ("l'eau"). */
  elides: z.boolean().optional(),
  /** True if common nouns are capitalized, so that a capital doesn't indicate a name. */
  capitalizesNouns: z.boolean().optional(),
  stopWords: wordsSchema,
  cues: cuesSchema,
  /** Words in addresses, titles, and first headings that name a kind of page, words of one name joined by hyphens. */
  pages: z.partialRecord(z.enum(signalPageKinds), wordsSchema).optional(),
  /** Words on a form's button, in its heading, or in its labels that show its purpose. */
  forms: z.partialRecord(z.enum(signalFormPurposes), wordsSchema).optional(),
  /** How the language presents offerings; without it, only structured data names them. */
  offerings: offeringsSchema.optional(),
});

/** What supports a workflow in a language. */
const wordingSchema = z.strictObject({
  /** Phrases that say the work outright, like a phrase of weight 3. */
  says: patternsSchema.optional(),
  /** Good signals, of weight 2. */
  weak: patternsSchema.optional(),
  /** Phrases of weight 2 in a heading, a menu, or on a button; they don't count elsewhere. */
  menu: patternsSchema.optional(),
  /** Phrases that show that a sentence is about something else. */
  not: patternsSchema.optional(),
  /** By task id: phrases that, in the organization's own voice, say that this very task is done. */
  tasks: z.record(z.string(), patternsSchema).optional(),
});

/** `lexicon/<language>/workflows.yaml`: wordings by workflow id. */
export const wordingsSchema = z.record(z.string(), wordingSchema);

const tradeWordsSchema = z.strictObject({
  /** Names of such organizations, as in a title: "Zahnarztpraxis". Weight 3. */
  names: patternsSchema.optional(),
  /** Phrases that only such organizations use for themselves. Weight 3. */
  says: patternsSchema.optional(),
  /** Phrases that are typical of them. Weight 2. */
  weak: patternsSchema.optional(),
});

/** `lexicon/<language>/trades.yaml`: words by trade id. */
export const tradeWordsByIdSchema = z.record(z.string(), tradeWordsSchema);

export type LanguageDefinition = z.output<typeof languageSchema>;
export type Wordings = z.output<typeof wordingsSchema>;
export type TradeWordings = z.output<typeof tradeWordsByIdSchema>;

/** Everything known about one language other than English. */
export interface Lexicon {
  language: LanguageDefinition;
  trades: TradeWordings;
  workflows: Wordings;
}
