import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BrowserStorage, sessionStore } from './browser-storage.ts';
import { useHydrated } from './use-hydrated.ts';

type Change<Draft> = Draft | ((draft: Draft) => Draft);

/** Counted from the last change, so that a long draft isn't written on every keystroke. */
const writeDelayMs = 250;

/** `gone`: another tab deleted the draft. */
export type DraftKeeping = 'kept' | 'not-kept' | 'gone';

/**
 * `read` returns null if the saved value is unusable. Returns the draft, its setter, a function that deletes the
 * saved copy, and whether the draft is saved. Tabs that share a store sync their changes.
 */
export function useDraft<Draft>(
  key: string,
  initial: Draft,
  read: (kept: unknown) => Draft | null,
  store: BrowserStorage = sessionStore,
): [Draft, (change: Change<Draft>) => void, () => void, DraftKeeping] {
  const hydrated = useHydrated();
  const [draft, setDraft] = useState<Draft>(() => (hydrated && read(store.readJson(key))) || initial);
  const wasKept = useRef(hydrated);
  useLayoutEffect(() => {
    if (wasKept.current || !hydrated) return;
    wasKept.current = true;
    const kept = read(store.readJson(key));
    if (kept) setDraft((before) => (before === initial ? kept : before));
  });
  const [keeping, setKeeping] = useState<DraftKeeping>('kept');
  const unwritten = useRef<{ draft: Draft } | null>(null);
  const write = useCallback(() => {
    if (unwritten.current) setKeeping(store.writeJson(key, unwritten.current.draft) ? 'kept' : 'not-kept');
    unwritten.current = null;
  }, [key, store]);

  const followed = useRef<Draft | null>(null);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // Input in this tab that isn't stored yet wins over what another tab has stored.
      if (event.key !== key || unwritten.current) return;
      if (event.newValue === null) return setKeeping('gone');
      const kept = read(store.readJson(key));
      if (!kept) return;
      followed.current = kept;
      setKeeping('kept');
      setDraft(kept);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, read, store]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (followed.current === draft) return;
    unwritten.current = { draft };
    const timer = setTimeout(write, writeDelayMs);
    return () => clearTimeout(timer);
  }, [draft, write]);

  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const forget = useCallback(() => {
    unwritten.current = null;
    store.remove(key);
  }, [key, store]);
  return [draft, setDraft, forget, keeping];
}

export function readTextDraft<Shape extends Record<string, string>>(
  kept: unknown,
  shape: Shape,
): Shape | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const found = kept as Record<string, unknown>;
  const entries = Object.entries(shape).map(([key, fallback]) => [
    key,
    typeof found[key] === 'string' ? found[key] : fallback,
  ]);
  return Object.fromEntries(entries) as Shape;
}
