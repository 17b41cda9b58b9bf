import type { ReactNode } from 'react';

/** Positioned, so that its screen-reader texts don't widen the page. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      {children}
    </section>
  );
}
