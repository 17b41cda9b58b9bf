import { useQuery } from '@tanstack/react-query';
import { getJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const askAgainMs = 10_000;

export function useNoWorker(wanted: boolean): boolean {
  const query = useQuery({
    queryKey: queryKeys.ready,
    queryFn: async ({ signal }) => saysNoWorker(await getJson('/api/ready', signal)),
    enabled: wanted,
    refetchInterval: askAgainMs,
    staleTime: 0,
  });
  return wanted && query.data === true;
}

function saysNoWorker(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'worker' in answer && answer.worker === 'none';
}
