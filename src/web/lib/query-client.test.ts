import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('reads are never stale by themselves, never polled, never asked again on focus', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

it('a read that fails, with 401 as with any other answer, is thrown after one try', async () => {
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
