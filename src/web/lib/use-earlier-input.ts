import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Adopts what a visitor typed before the script had loaded. The names of the form's controls must be the keys of
 * `initial`.
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
    const earlier: Record<string, string> = {};
    for (const [name, began] of Object.entries(initial)) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      if (control.value !== began) earlier[name] = control.value;
    }
    if (Object.keys(earlier).length > 0) adopt(earlier);
  });
}
