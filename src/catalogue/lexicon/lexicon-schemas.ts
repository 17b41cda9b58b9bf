import { z } from 'zod';
import { signalFormPurposes, signalPageKinds } from '../signals/site-vocabulary.ts';
import { phrasePatternSchema } from '../workflow-definition.ts';

/** Snowball algorithms that a language may name. */
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

/** Sentences of these kinds count less or not at all; those of `own` count more. */
const cuesSchema = z.strictObject({
  /** The organization speaks of itself, or bids the visitor do something with it. */
  own: patternsSchema,
  /** What a customer went through, or somebody else does. */
  customer: patternsSchema.optional(),
  others: patternsSchema.optional(),
  /** It is not done here. */
  negation: patternsSchema,
  /** Former times. */
  past: patternsSchema.optional(),
  /** Cookie banners, notes on rights, credits: what stands on every site. */
  furniture: patternsSchema.optional(),
});

/** How a language presents what is offered. */
const offeringsSchema = z.strictObject({
  /** In a heading, or in the few words above one: what follows is a list of services, products or programs. */
  announce: patternsSchema,
  /** In a heading: what follows is a list of something else, whatever else the heading says. */
  other: patternsSchema.optional(),
  /** An entry with one of these is no name of an offering: it bids, asks, praises or speaks of somebody. */
  noName: patternsSchema.optional(),
  /** How words end that name work: "Glasreinigung", "Restauration". */
  endings: wordsSchema.optional(),
});

/** `lexicon/<language>/language.yaml`: how texts of the language are read (docs/adding-a-language.md). */
export const languageSchema = z.strictObject({
  /** ISO 639-1, the folder's name. */
  id: z.string().regex(/^[a-z]{2}$/, 'two letters of ISO 639-1'),
  /** In English, as reports name it. */
  name: z.string().min(3),
  /** Snowball algorithm that brings inflected forms together. */
  stemmer: z.enum(stemmers).optional(),
  /** Where Snowball has none: endings of inflection, of which the longest that fits is taken off. */
  endings: wordsSchema.optional(),
  /** True where no spaces stand between words; a dictionary then parts them. */
  segmented: z.boolean().optional(),
  /** True where an apostrophe parts words ("l'eau"). */
  elides: z.boolean().optional(),
  /** True where common nouns begin with a capital, so that a capital tells no name. */
  capitalizesNouns: z.boolean().optional(),
  stopWords: wordsSchema,
  cues: cuesSchema,
  /** Words of addresses, titles and first headings that name a kind of page, words of one name joined by hyphens. */
  pages: z.partialRecord(z.enum(signalPageKinds), wordsSchema).optional(),
  /** Words on a form's button, in its heading or its labels that say what it is for. */
  forms: z.partialRecord(z.enum(signalFormPurposes), wordsSchema).optional(),
  /** Left out, only structured data names offerings. */
  offerings: offeringsSchema.optional(),
});

/** What supports a workflow in a language. */
const wordingSchema = z.strictObject({
  /** Says the work outright; as good as a phrase of weight 3. */
  says: patternsSchema.optional(),
  /** A good sign, of weight 2. */
  weak: patternsSchema.optional(),
  /** Of weight 2 where it stands in a heading, a menu or on a button, and nothing elsewhere. */
  menu: patternsSchema.optional(),
  /** A sentence with one of these is about something else. */
  not: patternsSchema.optional(),
});

/** `lexicon/<language>/workflows.yaml`: wordings by the id of the workflow. */
export const wordingsSchema = z.record(z.string(), wordingSchema);

const tradeWordsSchema = z.strictObject({
  /** What such organizations are called, in a title as well: "Zahnarztpraxis". Weight 3. */
  names: patternsSchema.optional(),
  /** What only they say of themselves. Weight 3. */
  says: patternsSchema.optional(),
  /** What is typical of them. Weight 2. */
  weak: patternsSchema.optional(),
});

/** `lexicon/<language>/trades.yaml`: words by the id of the trade. */
export const tradeWordsByIdSchema = z.record(z.string(), tradeWordsSchema);

export type LanguageDefinition = z.output<typeof languageSchema>;
export type Wordings = z.output<typeof wordingsSchema>;
export type TradeWordings = z.output<typeof tradeWordsByIdSchema>;

/** All that is known of one language besides English. */
export interface Lexicon {
  language: LanguageDefinition;
  trades: TradeWordings;
  workflows: Wordings;
}
