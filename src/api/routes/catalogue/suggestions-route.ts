import { z } from 'zod';
import { type CompanyType, companyTypeSchema } from '#shared/schemas/company.ts';
import { type Suggestions, suggestionsSchema } from '#shared/schemas/suggestion.ts';
import type { ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { sendNotModified, stateOf } from '../../http/etag.ts';
import { presentSuggestions } from './present-suggestions.ts';

const querySchema = z.object({
  companyType: companyTypeSchema.meta({ description: 'The company type; `other` includes legal practices' }),
});

export function registerSuggestionsRoute(app: ApiInstance): void {
  const made = new Map<CompanyType, { answer: Suggestions; state: string }>();
  const suggestionsFor = (companyType: CompanyType) => {
    const known = made.get(companyType);
    if (known) return known;
    const answer = presentSuggestions(companyType);
    const suggestions = { answer, state: stateOf(answer) };
    made.set(companyType, suggestions);
    return suggestions;
  };
  app.get(
    '/catalogue/workflows',
    {
      schema: {
        tags: ['Service'],
        summary: 'Typical workflows and tasks of a company type, to choose from in a manual entry',
        querystring: querySchema,
        response: answers(suggestionsSchema),
      },
    },
    async (request, reply) => {
      const { answer, state } = suggestionsFor(request.query.companyType);
      reply.header('cache-control', 'no-cache');
      return sendNotModified(request, reply, [state]) ?? answer;
    },
  );
}
