import { infiniteQueryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { getPage } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export function pagedQuery<Schema extends z.ZodType>(
  part: string,
  path: string,
  schema: Schema,
  order?: (one: z.infer<Schema>, other: z.infer<Schema>) => number,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.admin(part), path] as const,
    queryFn: async ({ pageParam, signal }) => {
      const page = await getPage(pageParam, signal);
      return { items: z.array(schema).parse(page.items), next: page.next };
    },
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    select: ({ pages }): z.infer<Schema>[] => {
      const items = pages.flatMap((page) => page.items);
      return order ? items.toSorted(order) : items;
    },
  });
}
