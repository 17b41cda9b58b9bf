import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How many frames to wait for a field in a tab, entry, or list section that isn't rendered yet. */
const maxFrames = 40;

export function useFieldFocus(form: RefObject<HTMLElement | null>): (selector: string) => void {
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    let frame = 0;
    let tries = 0;
    const look = () => {
      const found = form.current?.querySelector<HTMLElement>(wanted.selector);
      if (found) found.focus();
      else if (++tries < maxFrames) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [wanted, form]);
  return useCallback((selector: string) => setWanted({ selector }), []);
}
