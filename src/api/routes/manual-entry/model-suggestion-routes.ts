import { AppError } from '#app/errors.ts';
import type { Asking } from '#language-model/ask-logged.ts';
import { createModelClient } from '#language-model/model-client.ts';
import { ModelError } from '#language-model/model-error.ts';
import { type ModelSettings, modelName } from '#language-model/model-settings.ts';
import {
  type EntrySuggestions,
  suggestDescriptions,
  suggestRatings,
} from '#language-model/suggest-for-entry.ts';
import {
  descriptionSuggestionsSchema,
  modelSuggestionRequestSchema,
  ratingSuggestionsSchema,
} from '#shared/schemas/model-suggestion.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';

const description =
  'Sends the body to the operator’s language model, without email addresses, phone numbers, or names next to a title or role, and stores nothing. Counts against the budgets per diagnosis, day, and month. 409 `no-model` if none is set up, 429 `model-budget`, 503 `model-failed`.';

export function registerModelSuggestionRoutes(app: ApiInstance, context: ApiContext): void {
  const ask = askingWithin(context);
  const config = { rateLimit: rateLimits.modelSuggestions };
  app.post(
    '/manual-entry/ratings',
    {
      config,
      schema: {
        tags: ['Diagnosis'],
        summary: 'Suggests ratings for tasks in a manual entry',
        description,
        body: modelSuggestionRequestSchema,
        response: answers(ratingSuggestionsSchema),
      },
    },
    async ({ body }) => ask((asking) => suggestRatings(body, asking)),
  );
  app.post(
    '/manual-entry/descriptions',
    {
      config,
      schema: {
        tags: ['Diagnosis'],
        summary: 'Writes descriptions for tasks and workflows in a manual entry',
        description,
        body: modelSuggestionRequestSchema,
        response: answers(descriptionSuggestionsSchema),
      },
    },
    async ({ body }) => ask((asking) => suggestDescriptions(body, asking)),
  );
}

function askingWithin(context: ApiContext) {
  let underWay = 0;
  return async <Suggestion>(
    suggest: (asking: Asking) => Promise<EntrySuggestions<Suggestion>>,
  ): Promise<EntrySuggestions<Suggestion> & { model: string }> => {
    const settings = context.config.languageModel;
    if (settings === null) throw new AppError('no-model');
    if (underWay >= settings.concurrency) throw new AppError('too-many-requests', { retryAfterSeconds: 10 });
    underWay += 1;
    const client = createModelClient(settings);
    try {
      return {
        model: modelName(settings),
        ...(await suggest({ ask: client.ask, ...askingOf(context, settings) })),
      };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      throw new AppError(error.failure === 'budget' ? 'model-budget' : 'model-failed', { cause: error });
    } finally {
      underWay -= 1;
      await client.close();
    }
  };
}

function askingOf({ stores, metrics, now }: ApiContext, settings: ModelSettings): Omit<Asking, 'ask'> {
  return {
    settings,
    calls: {
      begin: (call) => stores.models.beginCall(call, { scanId: null, budget: settings.budget, now: now() }),
      end: (id, end) => stores.models.endCall(id, end, now()),
    },
    signal: AbortSignal.timeout(settings.timeoutMs),
    onCall: metrics.modelCalled,
  };
}
