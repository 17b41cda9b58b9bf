import { useCallback, useState } from 'react';

/**
 * The open entries of a list, by key. The first entry starts open; `open` is for new entries and for those
 * with an error.
 */
export function useOpenEntries(firstKey: number) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<number>>(new Set([firstKey]));
  const toggle = useCallback(
    (key: number) =>
      setOpenKeys((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    [],
  );
  const open = useCallback((key: number) => setOpenKeys((before) => new Set(before).add(key)), []);
  return { isOpen: (key: number) => openKeys.has(key), toggle, open };
}

export type OpenEntries = ReturnType<typeof useOpenEntries>;
