import { useCallback, useState } from 'react';

/** A copied link and the back button restore the value; changes add no history entries. */
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
