import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a server-rendered page is being hydrated, because only content known to the server may be rendered
 * then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
