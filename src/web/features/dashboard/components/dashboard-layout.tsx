import { type ReactNode, useEffect, useRef } from 'react';

/**
 * If the side panel is taller than the window, it scrolls until its lower end is visible and sticks
 * there, so that all of it can be seen.
 */
export function DashboardLayout({
  panel,
  main,
  float,
}: {
  panel: ReactNode;
  main: ReactNode;
  float?: ReactNode;
}) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--rail-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="mx-auto grid w-full grow content-start max-w-page gap-6 px-4 pt-6 pb-6 sm:px-8 sm:pt-8 md:pb-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <div className="min-w-0">
          <div
            ref={rail}
            className="lg:sticky lg:top-[min(1.5rem,calc(100dvh-var(--rail-height,0px)-1.5rem))] print:static"
          >
            {panel}
          </div>
        </div>
        <div className="min-w-0">{main}</div>
      </div>
      {float}
    </div>
  );
}
