import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * On a page that the server drew, a visitor can fill a form, and even send it, before its script is there.
 * What stands in its controls by then, other than they began with, is handed over once; so is what an early
 * sending left in the address, which then loses it. The controls are named as the keys of `initial`.
 */
export function useEarlierInput(
  form: RefObject<HTMLFormElement | null>,
  initial: Readonly<Record<string, string>>,
  adopt: (earlier: Record<string, string>) => void,
): void {
  const hydrated = useHydrated();
  const looked = useRef(hydrated);
  useLayoutEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const sent = new URLSearchParams(window.location.search);
    const earlier: Record<string, string> = {};
    for (const [name, began] of Object.entries(initial)) {
      const control = form.current?.elements.namedItem(name);
      const typed =
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : began;
      const value = typed === began ? (sent.get(name) ?? began) : typed;
      if (value !== began) earlier[name] = value;
      sent.delete(name);
    }
    if (Object.keys(earlier).length === 0) return;
    adopt(earlier);
    const query = sent.size > 0 ? `?${sent}` : '';
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
  });
}
