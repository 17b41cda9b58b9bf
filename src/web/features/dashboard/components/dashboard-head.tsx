import { RefreshCw } from 'lucide-react';
import { nameAudit } from '#shared/text/name-audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { readableAddress, safeLink } from '#web/lib/safe-link.ts';
import type { DashboardAudit } from '../api/dashboard-queries.ts';

interface DashboardHeadProps {
  audit: DashboardAudit;
  /** Left out where there is nothing that could come by reading again. */
  onRefresh?: (() => void) | undefined;
  refreshing: boolean;
}

/** What is diagnosed, the address that was really reached, and the way to read everything again. */
export function DashboardHead({ audit, onRefresh, refreshing }: DashboardHeadProps) {
  const reached = audit.reachedUrl === null ? null : safeLink(audit.reachedUrl);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-xl wrap-anywhere">
          <span className="sr-only">Diagnosis of </span>
          {nameAudit(audit)}
        </h1>
        <p className="mt-1 text-sm wrap-anywhere text-ink-secondary max-sm:min-h-10">
          {audit.kind === 'manual' ? 'Entered by hand' : 'Diagnosis of the website'}
          {reached !== null && (
            <>
              {audit.status === 'completed' ? ', read at ' : ', reached at '}
              <a
                href={reached}
                target="_blank"
                rel="noopener noreferrer"
                className="underline underline-offset-2 hover:text-ink"
              >
                {readableAddress(reached)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </>
          )}
          {audit.completedAt !== null &&
            audit.status === 'completed' &&
            ` on ${formatDay(audit.completedAt)}`}
        </p>
      </div>
      {onRefresh && (
        <Button variant="secondary" size="sm" onClick={onRefresh} disabled={refreshing} className="no-print">
          <RefreshCw aria-hidden className={classNames('size-4', refreshing && 'animate-turn')} />
          Refresh Data
        </Button>
      )}
    </div>
  );
}

function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));
}
