import { z } from 'zod';
import { parsePlainPhrase } from '../signals/plain-phrase.ts';

const phraseSchema = z.string().superRefine((phrase, context) => {
  try {
    parsePlainPhrase(phrase);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});
const phrasesSchema = z.array(phraseSchema).min(1);

const phraseListSchema = z.union([
  phrasesSchema,
  z.strictObject({
    anywhere: phrasesSchema.optional(),
    start: phrasesSchema.optional(),
    end: phrasesSchema.optional(),
    whole: phrasesSchema.optional(),
    notBefore: phrasesSchema.optional(),
    notAfter: phrasesSchema.optional(),
    cased: z.boolean().optional(),
  }),
]);

/** By list name, which must be unique across all files in `phrases/`. */
export const phraseListsSchema = z.record(z.string(), phraseListSchema);
