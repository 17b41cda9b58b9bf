import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { prospectListDetailSchema, prospectListSchema } from '#shared/schemas/prospect.ts';
import { getJson, getPage, postJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export const prospectsPath = '/api/admin/prospects';

const lookAgainMs = 2_500;

export const prospectListsQuery = infiniteQueryOptions({
  queryKey: queryKeys.admin('prospects'),
  queryFn: async ({ pageParam, signal }) => {
    const page = await getPage(pageParam, signal);
    return { items: z.array(prospectListSchema).parse(page.items), next: page.next };
  },
  initialPageParam: `${prospectsPath}?limit=50`,
  getNextPageParam: (page) => page.next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isMoving)) ? lookAgainMs : false,
});

export function prospectListQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.admin('prospect-list'), id] as const,
    queryFn: async ({ signal }) =>
      prospectListDetailSchema.parse(await getJson(`${prospectsPath}/${id}`, signal)),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.list) ? lookAgainMs : false),
  });
}

/** A paused list still finishes the websites it has started. */
function isMoving({ state, counts }: z.infer<typeof prospectListSchema>): boolean {
  return state === 'running' || counts.running > 0;
}

export async function createProspectList(list: { name: string; text: string }): Promise<number> {
  return z.object({ id: z.number() }).parse(await postJson(prospectsPath, list)).id;
}
