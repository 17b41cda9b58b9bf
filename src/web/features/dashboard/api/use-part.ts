import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';

const watched = [
  'data',
  'error',
  'isError',
  'isFetched',
  'isFetching',
  'isLoading',
  'isPending',
  'isSuccess',
] as const;

export type Part<Data> = Pick<UseQueryResult<Data>, (typeof watched)[number] | 'refetch'>;

/**
 * By default, a query announces only changes of properties that a component has read. The parts are also read by
 * components that load later, so a failure before their first read would go unnoticed.
 */
export function usePart<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): Part<Data> {
  return useQuery({ ...options, notifyOnChangeProps: [...watched] });
}
