import { queryOptions } from '@tanstack/react-query';
import { methodSchema } from '#shared/schemas/method.ts';
import { getJson } from './api-client.ts';
import { queryKeys } from './query-keys.ts';

export const methodQuery = queryOptions({
  queryKey: queryKeys.method,
  queryFn: async ({ signal }) => methodSchema.parse(await getJson('/api/method', signal)),
});
