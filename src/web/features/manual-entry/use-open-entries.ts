import { useCallback, useState } from 'react';

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
