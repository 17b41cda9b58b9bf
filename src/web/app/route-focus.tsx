import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const mainId = 'main';

/**
 * When the path changes, scrolls to the top and focuses the main element, which client-side routing doesn't do by
 * itself.
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
