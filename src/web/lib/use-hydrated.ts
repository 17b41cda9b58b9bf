import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a server-rendered page is hydrated, because only content known to the server may render then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
