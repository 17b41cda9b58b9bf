import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/**
 * On narrow screens, the bar comes after the content and sticks to the bottom of the window, so that it doesn't
 * hide the end of the text or the footer.
 */
export function FloatingBar({ phonesOnly, children }: { phonesOnly: boolean; children: ReactNode }) {
  return (
    <div
      data-floating-bar={phonesOnly ? 'phones' : 'corner'}
      className={classNames(
        'no-print sticky bottom-0 z-30 border-t border-rule bg-paper px-4 pt-2.5',
        'pb-[max(0.625rem,env(safe-area-inset-bottom))] *:w-full sm:px-8',
        phonesOnly
          ? 'md:hidden'
          : 'md:fixed md:right-6 md:bottom-6 md:w-auto md:rounded-md md:border-0 md:bg-transparent md:p-0 md:shadow-raised',
      )}
    >
      {children}
    </div>
  );
}
