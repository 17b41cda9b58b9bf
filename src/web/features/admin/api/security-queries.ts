import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { getJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const listedSessionSchema = z.object({
  id: z.number(),
  browser: z.string(),
  since: z.string(),
  expires: z.string(),
  current: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

const secondFactorSchema = z.object({ on: z.boolean(), asked: z.boolean(), recoveryCodes: z.number() });

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.admin('sessions'),
  queryFn: async ({ signal }) =>
    z.array(listedSessionSchema).parse(await getJson('/api/admin/sessions', signal)),
});

export const secondFactorQuery = queryOptions({
  queryKey: queryKeys.admin('second-factor'),
  queryFn: async ({ signal }) => secondFactorSchema.parse(await getJson('/api/admin/second-factor', signal)),
});
