import { CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { manualEntryLink } from '#web/lib/manual-entry-link.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import { useFreshScan } from '../../api/use-fresh-scan.ts';
import { failureAdvice, orderWaysOn, type WayOn } from '../../rules/failure-advice.ts';

export function FailedAudit({ audit }: { audit: DashboardAudit }) {
  const failure = audit.failure ?? {
    code: 'internal' as const,
    message: 'The diagnosis stopped early.',
  };
  const advice = failureAdvice[failure.code];
  return (
    <section
      aria-labelledby="failed-title"
      className="rounded-md border border-danger-text/40 bg-surface p-6 sm:p-8"
    >
      <div className="flex items-start gap-4">
        <CircleX aria-hidden className="mt-1.5 size-6 shrink-0 text-danger-text" strokeWidth={1.5} />
        <div className="min-w-0">
          <h2 id="failed-title" className="text-lg">
            We couldn't diagnose the website
          </h2>
          <p dir="auto" className="mt-2 max-w-text text-md wrap-anywhere">
            {failure.message}
          </p>
          <p className="mt-2 max-w-text text-ink-secondary">{advice.text}</p>
          <div className="no-print mt-6 flex flex-wrap gap-3">
            {orderWaysOn(advice.best).map((way, place) => (
              <WayOnButton key={way} way={way} first={place === 0} audit={audit} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function WayOnButton({ way, first, audit }: { way: WayOn; first: boolean; audit: DashboardAudit }) {
  const freshScan = useFreshScan(audit);
  const look = { variant: first ? 'primary' : 'secondary' } as const;
  if (way === 'by-hand') {
    return (
      <Link to={manualEntryLink(audit)} className={buttonClass(look)}>
        Enter your workflows by hand
      </Link>
    );
  }
  if (way === 'other-address') {
    return (
      <Link to="/" className={buttonClass(look)}>
        Try another address
      </Link>
    );
  }
  if (audit.kind !== 'scan') return null;
  return (
    <Button {...look} onClick={() => freshScan.mutate()} disabled={freshScan.isPending}>
      {freshScan.isPending ? 'Starting...' : 'Try again'}
    </Button>
  );
}
