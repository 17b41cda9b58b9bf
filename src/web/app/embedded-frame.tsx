import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ContactHost } from './contact-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ReportHost } from './report-host.tsx';
import { mainId, RouteFocus } from './route-focus.tsx';
import { ToastHost } from './toast-host.tsx';

export function EmbeddedFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!main.current) return;
    // Any origin may receive this: the height is not sensitive, and several parent origins may be allowed.
    const tell = () =>
      window.parent.postMessage(
        { type: 'compass-height', height: Math.ceil(main.current?.getBoundingClientRect().height ?? 0) },
        '*',
      );
    const observer = new ResizeObserver(tell);
    observer.observe(main.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (pathname !== '/embed') window.parent.postMessage({ type: 'compass-page' }, '*');
  }, [pathname]);
  return (
    <>
      <RouteFocus />
      {/* The parent page has its own `main`. */}
      <section
        ref={main}
        id={mainId}
        tabIndex={-1}
        aria-label="AI diagnosis"
        className="flow-root pb-4 outline-none"
      >
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </section>
      <ContactHost />
      <ReportHost />
      <ToastHost />
    </>
  );
}
