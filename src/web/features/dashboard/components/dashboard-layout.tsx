import type { ReactNode } from 'react';

/** The rail at the left and the main column; one below the other on narrow screens. */
export function DashboardLayout({ panel, main }: { panel: ReactNode; main: ReactNode }) {
  return (
    <div className="mx-auto grid min-h-dvh content-start max-w-page gap-6 px-4 py-6 sm:px-8 sm:py-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      <div className="min-w-0">
        <div className="lg:sticky lg:top-6 print:static">{panel}</div>
      </div>
      <div className="min-w-0">{main}</div>
    </div>
  );
}
