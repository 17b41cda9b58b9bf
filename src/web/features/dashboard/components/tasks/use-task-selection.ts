import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

interface Selection {
  id: number | null;
  pinned: boolean;
}

const nothing: Selection = { id: null, pinned: false };

interface SelectableTasks {
  tasks: readonly { id: number }[];
  /** Those that no filter hides. */
  shown: readonly { id: number }[];
}

/**
 * A pin holds against hovering another task only while its own is shown, because otherwise nothing would tell of it.
 */
export function useTaskSelection({ tasks, shown }: SelectableTasks) {
  const [selection, setSelection] = useState(nothing);
  const shownIds = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const hover = useCallback(
    (id: number | null) =>
      setSelection((before) => {
        const held = before.pinned && before.id !== null && (id === null || shownIds.has(before.id));
        return held || before.id === id ? before : { id, pinned: false };
      }),
    [shownIds],
  );
  const toggle = useCallback(
    (id: number) =>
      setSelection((before) => (before.pinned && before.id === id ? nothing : { id, pinned: true })),
    [],
  );
  const pin = useCallback((id: number) => setSelection({ id, pinned: true }), []);
  const release = useCallback(() => setSelection(nothing), []);
  useReleaseOnceHidden({ id: selection.id, tasks, shownIds, release });
  return useMemo(
    () => ({ ...selection, hover, toggle, pin, release }),
    [selection, hover, toggle, pin, release],
  );
}

interface ReleaseInput extends Pick<SelectableTasks, 'tasks'> {
  id: number | null;
  shownIds: ReadonlySet<number>;
  release: () => void;
}

/** A removed task stays selected, and so does one that was selected from elsewhere while a filter hides it. */
function useReleaseOnceHidden({ id, tasks, shownIds, release }: ReleaseInput): void {
  const shownBefore = useRef(shownIds);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = shownIds;
    if (id === null || shownIds.has(id) || !before.has(id)) return;
    if (tasks.some((task) => task.id === id)) release();
  }, [id, tasks, shownIds, release]);
}

export type TaskSelection = ReturnType<typeof useTaskSelection>;
