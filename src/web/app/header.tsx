import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { CompassMark } from '#web/components/ui/compass-mark.tsx';
import { openContactForm } from '#web/lib/open-contact-form.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { prepareContactDialog } from './contact-host.tsx';

export function Header() {
  const brand = usePublicConfig()?.brand;
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <header className="no-print bg-paper">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-2 gap-y-1 px-4 py-2 sm:gap-x-4 sm:px-8">
        <Link
          to="/"
          aria-label={brand ? `${brand.name}, home` : 'Home'}
          className="flex h-11 max-w-max min-w-0 grow items-center gap-2 sm:gap-2.5 text-ink no-underline"
        >
          {brand?.logo ? (
            <img src={brand.logo} alt="" className="h-8 max-w-44 object-contain" />
          ) : (
            <>
              <CompassMark className="size-8 shrink-0 text-accent" />
              <span dir="auto" className="truncate font-serif text-md font-strong">
                {brand?.name}
              </span>
            </>
          )}
        </Link>
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-1 gap-y-1 sm:gap-x-2">
          {pathname !== '/' && (
            <Link to="/" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} max-sm:px-1.5`}>
              <Plus aria-hidden className="size-4 max-sm:hidden" />
              New diagnosis
            </Link>
          )}
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0 max-sm:px-2.5"
            waiting={!hydrated}
            onClick={openContactForm}
            onPointerEnter={prepareContactDialog}
            onFocus={prepareContactDialog}
          >
            Get In Touch
          </Button>
        </div>
      </div>
      <div className="neatline" />
    </header>
  );
}
