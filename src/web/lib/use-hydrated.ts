import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the browser takes over a page that the server drew, when only what the server knew may show;
 * true right after, and from the first render on where the browser draws by itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
