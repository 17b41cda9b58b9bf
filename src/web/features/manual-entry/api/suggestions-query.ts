import { queryOptions } from '@tanstack/react-query';
import { suggestionsSchema } from '#shared/schemas/suggestion.ts';
import { getJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export const suggestionsQuery = (companyType: string) =>
  queryOptions({
    queryKey: queryKeys.suggestions(companyType),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ companyType });
      return suggestionsSchema.parse(await getJson(`/api/catalogue/workflows?${query}`, signal));
    },
  });
