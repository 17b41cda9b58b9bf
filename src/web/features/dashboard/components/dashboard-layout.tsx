import type { ReactNode } from 'react';

/**
 * The rail on the left and the main column; stacked on narrow screens. A rail taller than the window sticks to its
 * bottom, so that all of it can be seen. `float` stays visible below both.
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
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="mx-auto grid w-full grow content-start max-w-page gap-6 px-4 pt-6 pb-6 sm:px-8 sm:pt-8 md:pb-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <div className="flex min-w-0 flex-col">
          <div className="lg:sticky lg:bottom-6 lg:mt-auto lg:[@media(min-height:72rem)]:top-6 lg:[@media(min-height:72rem)]:bottom-auto lg:[@media(min-height:72rem)]:mt-0 print:static print:mt-0!">
            {panel}
          </div>
        </div>
        <div className="min-w-0">{main}</div>
      </div>
      {float}
    </div>
  );
}
