import {
  descriptionSuggestionsSchema,
  type ModelSuggestionRequest,
  ratingSuggestionsSchema,
} from '#shared/schemas/model-suggestion.ts';
import { callApi } from '#web/lib/api-client.ts';

export async function askForSuggestions(kind: 'ratings' | 'descriptions', body: ModelSuggestionRequest) {
  const answer = await callApi('POST', `/api/manual-entry/${kind}`, { body });
  return (kind === 'ratings' ? ratingSuggestionsSchema : descriptionSuggestionsSchema).parse(answer);
}
