import { useId, useState } from 'react';
import { Link } from 'react-router';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { chooseScheme, readSchemeChoice, type SchemeChoice, schemeChoices } from './scheme-choice.ts';

const schemeLabels: Record<SchemeChoice, string> = {
  system: 'Same as my device',
  light: 'Light',
  dark: 'Dark',
};
const linkClass =
  'inline-flex min-h-9 items-center text-ink-secondary underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const config = usePublicConfig();
  return (
    <footer className="no-print mt-16 text-sm text-ink-secondary sm:mt-24">
      <div className="neatline" />
      <div className="mx-auto flex max-w-page flex-wrap items-start justify-between gap-x-12 gap-y-6 px-4 py-8 sm:px-8">
        <nav aria-label="About this tool" className="flex flex-wrap gap-x-6">
          <Link to="/method" className={linkClass}>
            How the estimate is made
          </Link>
          <Link to="/bot" className={linkClass}>
            How we read websites
          </Link>
          {config && <PrivacyLink url={config.privacyUrl} />}
        </nav>
        <div className="flex flex-wrap items-center gap-x-6">
          {config && (
            <>
              <a href={`mailto:${config.contact.email}`} className={linkClass}>
                {config.contact.email}
              </a>
              <a href={`tel:${config.contact.phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
                {config.contact.phone}
              </a>
            </>
          )}
          <SchemeSelect />
        </div>
      </div>
    </footer>
  );
}

function PrivacyLink({ url }: { url: string }) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} className={linkClass}>
        Privacy
      </Link>
    );
  }
  return /^https?:\/\//.test(url) ? (
    <a href={url} className={linkClass} rel="noopener">
      Privacy
    </a>
  ) : null;
}

function SchemeSelect() {
  const id = useId();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<SchemeChoice | null>(null);
  // The markup is prerendered once for all visitors, so it can't include this visitor's choice.
  const choice = chosen ?? (hydrated ? readSchemeChoice() : 'system');
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2">
      <label htmlFor={id}>Appearance</label>
      <select
        id={id}
        value={choice}
        disabled={!hydrated}
        onChange={(event) => {
          const next = schemeChoices.find((candidate) => candidate === event.target.value) ?? 'system';
          setChosen(next);
          chooseScheme(next);
        }}
        className="min-h-9 rounded-sm border border-control bg-surface px-2 text-ink disabled:opacity-100"
      >
        {schemeChoices.map((candidate) => (
          <option key={candidate} value={candidate}>
            {schemeLabels[candidate]}
          </option>
        ))}
      </select>
    </div>
  );
}
