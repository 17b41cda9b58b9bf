import { z } from 'zod';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { searchSpecialties } from '#catalogue/search-specialties.ts';
import { foundSpecialtiesSchema, maxSpecialtySearch } from '#shared/schemas/found-specialties.ts';
import type { ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

const querySchema = z.object({
  search: z.string().trim().min(1).max(maxSpecialtySearch).meta({
    description:
      'Words or beginnings of words; if no line of business has all of them, returns those that have the most',
  }),
});

export function registerSpecialtiesRoute(app: ApiInstance): void {
  app.get(
    '/catalogue/specialties',
    {
      schema: {
        tags: ['Service'],
        summary: 'Lines of business to choose from for `specialty`: at most 12, best match first',
        querystring: querySchema,
        response: answers(foundSpecialtiesSchema),
      },
    },
    async ({ query }) => ({
      specialties: searchSpecialties(query.search, loadKnowledge().specialties ?? []).map(({ id, name }) => ({
        id,
        name,
      })),
    }),
  );
}
