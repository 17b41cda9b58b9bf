import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration, when only server-known content may render; true right after, and from the first render on a
 * page that the browser renders itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
