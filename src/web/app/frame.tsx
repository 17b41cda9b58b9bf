import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { embedded } from '#web/lib/embedded.ts';
import { ContactHost } from './contact-host.tsx';
import { EmbeddedFrame } from './embedded-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ReportHost } from './report-host.tsx';
import { mainId, RouteFocus } from './route-focus.tsx';
import { ToastHost } from './toast-host.tsx';

export function Frame({ children }: { children: ReactNode }) {
  return embedded === null ? <PageFrame>{children}</PageFrame> : <EmbeddedFrame>{children}</EmbeddedFrame>;
}

function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="sr-only rounded-md bg-accent px-4 py-3 font-strong text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
      >
        Skip to content
      </a>
      <RouteFocus />
      <Header />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        {/* When a screen crashes, the frame stays, and navigating away clears the error. */}
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <ContactHost />
      <ReportHost />
      <ToastHost />
    </div>
  );
}
