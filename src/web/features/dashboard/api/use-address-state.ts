import { useCallback, useState } from 'react';

/**
 * A choice that stands in the address too, so that a copied link and the way back show the same. What is the usual one
 * is left out of the address, and none is a new entry of the history.
 */
export function useAddressState(
  name: string,
  usual: string,
): [value: string, choose: (value: string) => void] {
  const [value, setValue] = useState(() => new URLSearchParams(window.location.search).get(name) ?? usual);
  const choose = useCallback(
    (next: string) => {
      setValue(next);
      const address = new URL(window.location.href);
      if (next === usual) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      window.history.replaceState(window.history.state, '', address);
    },
    [name, usual],
  );
  return [value, choose];
}
