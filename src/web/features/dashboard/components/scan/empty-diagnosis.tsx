import { FileSearch } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';
import { manualEntryLink } from '#web/lib/manual-entry-link.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import { useFreshScan } from '../../api/use-fresh-scan.ts';

interface EmptyDiagnosisProps {
  audit: DashboardAudit;
  note: string;
  /** English name of the site's language if we can't interpret it; otherwise undefined. */
  unreadLanguage: string | undefined;
}

export function EmptyDiagnosis({ audit, note, unreadLanguage }: EmptyDiagnosisProps) {
  const freshScan = useFreshScan(audit);
  return (
    <EmptyState
      icon={FileSearch}
      title={
        unreadLanguage === undefined
          ? 'We found no work to diagnose on the website'
          : `We can't interpret ${unreadLanguage} yet`
      }
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Link to={manualEntryLink(audit)} className={buttonClass()}>
            Enter your workflows by hand
          </Link>
          {audit.kind === 'scan' && (
            <Button variant="secondary" onClick={() => freshScan.mutate()} disabled={freshScan.isPending}>
              {freshScan.isPending ? 'Starting...' : 'Scan again'}
            </Button>
          )}
        </div>
      }
    >
      <p dir="auto">{note}</p>
      <p className="mt-2">
        We don't show a value or modules here, because we'd have to make them up. If you enter your own
        workflows and tasks, the diagnosis works just as well.
      </p>
    </EmptyState>
  );
}
