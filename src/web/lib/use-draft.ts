import { useCallback, useEffect, useRef, useState } from 'react';
import { type BrowserStorage, sessionStore } from './browser-storage.ts';

type Change<Draft> = Draft | ((draft: Draft) => Draft);

/** How long after the last change a draft is written, in milliseconds: long drafts are not written at each key. */
const writeDelayMs = 250;

/**
 * State that is also kept by the browser, so that a reload, a mistaken click or a broken screen loses
 * nothing that was typed. `read` turns what was kept into a draft, null when it is unusable; the third
 * function forgets it.
 */
export function useDraft<Draft>(
  key: string,
  initial: Draft,
  read: (kept: unknown) => Draft | null,
  store: BrowserStorage = sessionStore,
): [Draft, (change: Change<Draft>) => void, () => void] {
  const [draft, setDraft] = useState<Draft>(() => read(store.readJson(key)) ?? initial);
  const unwritten = useRef<{ draft: Draft } | null>(null);
  const write = useCallback(() => {
    if (unwritten.current) store.writeJson(key, unwritten.current.draft);
    unwritten.current = null;
  }, [key, store]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
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
  return [draft, setDraft, forget];
}

/** Reads a flat draft of texts: the keys of `shape`, each a text, what is missing from `shape` itself. */
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
