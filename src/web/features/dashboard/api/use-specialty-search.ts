import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foundSpecialtiesSchema } from '#shared/schemas/found-specialties.ts';
import { getJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const minLetters = 2;
/** In milliseconds. */
const typingPause = 200;

export function useSpecialtySearch(typed: string) {
  const text = typed.trim();
  const isSearching = text.length >= minLetters;
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: queryKeys.specialties(text),
    enabled: isSearching,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPause));
      signal.throwIfAborted();
      const path = `/api/catalogue/specialties?search=${encodeURIComponent(text)}`;
      return foundSpecialtiesSchema.parse(await getJson(path, signal)).specialties;
    },
  });
  return {
    found: isSearching && !isError ? (data ?? []) : [],
    isBusy: isSearching && !isError && (isPending || isPlaceholderData),
    hasFailed: isSearching && isError,
    isSearching,
    retry: refetch,
  };
}
