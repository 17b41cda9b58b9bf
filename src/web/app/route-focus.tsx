import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The element that holds the screen. */
export const mainId = 'main';

/**
 * After each change of route: the view stands at the top, and the keyboard and screen readers go on from
 * the new screen instead of from a link that is gone.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
