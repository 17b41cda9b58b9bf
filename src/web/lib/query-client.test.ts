import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('reads are never stale by themselves, never polled, and never refetched on focus', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

it('a failed read is thrown after one try, whatever its status', async () => {
  let tries = 0;
  const failed = await new QueryObserver(createQueryClient(), {
    queryKey: ['x'],
    queryFn: async () => {
      tries += 1;
      throw new Error('401: Unauthorized');
    },
  }).refetch();
  expect([failed.status, failed.error?.message, tries]).toEqual(['error', '401: Unauthorized', 1]);
});
