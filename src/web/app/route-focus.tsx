import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const mainId = 'main';

/** Client-side routing doesn't scroll to the top or move the focus by itself. */
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
