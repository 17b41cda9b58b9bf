import { Link } from 'react-router';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { ArrowRightIcon } from '#web/components/ui/first-icons.tsx';
import { usePublicConfig } from '#web/lib/public-config.ts';

const linkClass =
  'inline-flex min-h-9 items-center gap-1.5 font-strong text-accent underline-offset-4 hover:text-accent-hover hover:underline md:whitespace-nowrap';

export function LookCloser({ className }: { className?: string }) {
  const privacyUrl = usePublicConfig()?.privacyUrl ?? '/privacy';
  return (
    <section aria-labelledby="look-heading" className={className}>
      <h2 id="look-heading" className="sr-only">
        Take a closer look first
      </h2>
      <ul className="grid gap-x-4 gap-y-4 md:grid-cols-[auto_auto_auto] md:justify-between lg:grid-cols-1">
        <li>
          <Link to={`/diagnosis/${sampleAuditId}`} className={linkClass}>
            See a sample diagnosis <ArrowRightIcon className="size-4" />
          </Link>
          <p className="text-sm text-ink-secondary md:max-w-56 lg:max-w-none">
            The full diagnosis of a fictional physical therapy practice.
          </p>
        </li>
        <li>
          <Link to="/method" className={linkClass}>
            How the estimate is made <ArrowRightIcon className="size-4" />
          </Link>
          <p className="text-sm text-ink-secondary md:max-w-56 lg:max-w-none">
            Every rubric, rate, and formula, with its source.
          </p>
        </li>
        <li>
          {privacyUrl.startsWith('/') ? (
            <Link to={privacyUrl} className={linkClass}>
              What happens to your data <ArrowRightIcon className="size-4" />
            </Link>
          ) : (
            <a href={privacyUrl} rel="noopener" className={linkClass}>
              What happens to your data <ArrowRightIcon className="size-4" />
            </a>
          )}
          <p className="text-sm text-ink-secondary md:max-w-56 lg:max-w-none">
            Public pages only. No account, no tracking.
          </p>
        </li>
      </ul>
    </section>
  );
}
