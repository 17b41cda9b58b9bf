import { z } from 'zod';
import { formatCount } from '../text/figures.ts';
import { manualEntryLimits } from './manual-entry.ts';

export const modelSuggestionLimits = { entries: 40, description: 300 } as const;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${formatCount(max)} characters`);
const named = text(manualEntryLimits.name).min(1, 'A name is required');

const suggestionEntrySchema = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,20}$/, 'At most 20 lowercase letters, digits, and hyphens'),
  kind: z.enum(['task', 'workflow']),
  name: named,
  workflow: text(manualEntryLimits.name).default(''),
  description: text(manualEntryLimits.text).default(''),
});
export type SuggestionEntry = z.infer<typeof suggestionEntrySchema>;

/**
 * Sent to the model, for ratings without the workflow entries. Email addresses, phone numbers, and
 * names that the text marks, for example with a title, are masked.
 */
export const modelSuggestionRequestSchema = z.object({
  businessDescription: text(manualEntryLimits.text).default(''),
  entries: z
    .array(suggestionEntrySchema)
    .min(1, 'At least one entry is required')
    .max(modelSuggestionLimits.entries, `At most ${modelSuggestionLimits.entries} entries`)
    .refine(
      (entries) => new Set(entries.map(({ key }) => key)).size === entries.length,
      'Each key can occur only once',
    ),
});
export type ModelSuggestionRequest = z.infer<typeof modelSuggestionRequestSchema>;

const rating = z.number().int().min(1).max(10);

/** Our rubric derives the ratings from factors that the model estimates. Hours are never suggested. */
const suggestedRatingSchema = z.object({
  key: z.string(),
  requiresJudgment: z.boolean(),
  serviceValue: rating,
  replicabilityDifficulty: rating,
});
export type SuggestedRating = z.infer<typeof suggestedRatingSchema>;

const suggestedDescriptionSchema = z.object({
  key: z.string(),
  description: z.string().min(1).max(modelSuggestionLimits.description),
});
export type SuggestedDescription = z.infer<typeof suggestedDescriptionSchema>;

const answerOf = <Suggestion extends z.ZodType>(suggestion: Suggestion) =>
  z.object({ model: z.string(), suggestions: z.array(suggestion), refused: z.number().int().nonnegative() });

export const ratingSuggestionsSchema = answerOf(suggestedRatingSchema);
export const descriptionSuggestionsSchema = answerOf(suggestedDescriptionSchema);
export type RatingSuggestions = z.infer<typeof ratingSuggestionsSchema>;
export type DescriptionSuggestions = z.infer<typeof descriptionSuggestionsSchema>;
