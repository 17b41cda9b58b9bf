import { useQuery } from '@tanstack/react-query';
import { GitCompareArrows, LinkIcon, RefreshCw, ScanSearch } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { nameAudit } from '#shared/text/name-audit.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { copyLink } from '#web/lib/copy-link.ts';
import { formatDay } from '#web/lib/figures.ts';
import { rememberDiagnosis } from '#web/lib/known-browser.ts';
import { earlierScansOf, ownAuditsQuery } from '#web/lib/own-audits.ts';
import { readableAddress, safeLink } from '#web/lib/safe-link.ts';
import type { DashboardAudit } from '../api/dashboard-queries.ts';
import { useFreshScan } from '../api/use-fresh-scan.ts';

interface DashboardHeadProps {
  audit: DashboardAudit;
  onRefresh?: (() => void) | undefined;
  refreshing: boolean;
}

export function DashboardHead({ audit, onRefresh, refreshing }: DashboardHeadProps) {
  const reached = audit.reachedUrl === null ? null : safeLink(audit.reachedUrl);
  const { mine } = audit;
  useEffect(() => {
    if (mine) rememberDiagnosis();
  }, [mine]);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl wrap-anywhere">
            <span className="sr-only">{audit.domain === '' ? 'Diagnosis: ' : 'Diagnosis of '}</span>
            {nameAudit(audit)}
          </h1>
          <p className="mt-1 text-sm wrap-anywhere text-ink-secondary max-sm:min-h-10">
            {audit.kind === 'manual' ? 'Entered by hand' : 'Website diagnosis'}
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
              ` on ${formatDay(new Date(audit.completedAt))}`}
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          {audit.id !== sampleAuditId && (
            <Button variant="secondary" size="sm" onClick={() => void copyLink()}>
              <LinkIcon aria-hidden className="size-4" />
              Copy link
            </Button>
          )}
          {mine && audit.kind === 'scan' && audit.status === 'completed' && <ScanAgain audit={audit} />}
          {onRefresh && (
            <Button variant="secondary" size="sm" onClick={onRefresh} disabled={refreshing}>
              <RefreshCw aria-hidden className={classNames('size-4', refreshing && 'animate-turn')} />
              Refresh Data
            </Button>
          )}
        </div>
      </div>
      {!mine && audit.id !== sampleAuditId && (
        <p className="text-sm text-ink-secondary">
          Read-only: this diagnosis was made in another browser. You can look at everything and try out
          assumptions, but we won't save your changes.
        </p>
      )}
    </div>
  );
}

function ScanAgain({ audit }: { audit: DashboardAudit }) {
  const freshScan = useFreshScan(audit);
  const [earlier] = earlierScansOf(audit, useQuery(ownAuditsQuery).data ?? []);
  return (
    <>
      {earlier && (
        <Link
          to={`/diagnosis/${audit.id}/compare/${earlier.id}`}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <GitCompareArrows aria-hidden className="size-4" />
          What changed
        </Link>
      )}
      <Button variant="secondary" size="sm" onClick={() => freshScan.mutate()} disabled={freshScan.isPending}>
        <ScanSearch aria-hidden className="size-4" />
        {freshScan.isPending ? 'Starting...' : 'Scan again'}
      </Button>
    </>
  );
}
