import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const mainId = 'main';

/**
 * After each route change, scrolls to the top and moves the focus to the new screen, because the link that had it is
 * gone.
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
