import { useCallback, useMemo, useState } from 'react';

interface Selection {
  id: number | null;
  pinned: boolean;
}

const nothing: Selection = { id: null, pinned: false };

export function useTaskSelection() {
  const [selection, setSelection] = useState(nothing);
  const hover = useCallback(
    (id: number | null) =>
      setSelection((before) => (before.pinned || before.id === id ? before : { id, pinned: false })),
    [],
  );
  const toggle = useCallback(
    (id: number) =>
      setSelection((before) => (before.pinned && before.id === id ? nothing : { id, pinned: true })),
    [],
  );
  const pin = useCallback((id: number) => setSelection({ id, pinned: true }), []);
  const release = useCallback(() => setSelection(nothing), []);
  return useMemo(
    () => ({ ...selection, hover, toggle, pin, release }),
    [selection, hover, toggle, pin, release],
  );
}

export type TaskSelection = ReturnType<typeof useTaskSelection>;
