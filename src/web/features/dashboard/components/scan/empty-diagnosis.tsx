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
  /** The language, by its English name, that can't be interpreted yet; undefined where it can. */
  unreadLanguage: string | undefined;
}

/** A site that could be read but shows no work: an answer in itself, with its reason and the way on. */
export function EmptyDiagnosis({ audit, note, unreadLanguage }: EmptyDiagnosisProps) {
  const freshScan = useFreshScan(audit);
  return (
    <EmptyState
      icon={FileSearch}
      title={
        unreadLanguage === undefined
          ? 'The website shows no work to diagnose'
          : `We can't interpret ${unreadLanguage} yet`
      }
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Link to={manualEntryLink(audit)} className={buttonClass()}>
            Enter your work by hand
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
        No value and no modules are shown, since they would be invented. With your own workflows and tasks the
        diagnosis works just as well.
      </p>
    </EmptyState>
  );
}
