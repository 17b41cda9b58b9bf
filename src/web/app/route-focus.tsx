import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const mainId = 'main';

/**
 * After each navigation, scrolls to the top and focuses the new screen, because the link that had the focus
 * is gone.
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
