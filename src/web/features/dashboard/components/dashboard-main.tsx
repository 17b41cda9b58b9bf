import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { DashboardAudit } from '../api/dashboard-queries.ts';
import type { Dashboard } from '../api/use-dashboard.ts';
import { useNoWorker } from '../api/use-no-worker.ts';
import { useRefresh } from '../api/use-refresh.ts';
import { useScanStart } from '../api/use-scan-start.ts';
import { isEmptied, isEmptyDiagnosis } from '../rules/missing-lists.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { DashboardResults } from './dashboard-results.tsx';
import { EditEffect } from './edit/edit-effect.tsx';
import { useEditing } from './edit/use-editing.tsx';
import { ReportBar } from './report-bar.tsx';
import { CloserReadingNote } from './scan/closer-reading-note.tsx';
import { ScanBanner } from './scan/scan-banner.tsx';
import { StillLoadingBanner } from './scan/still-loading-banner.tsx';
import { useLongEnough } from './scan/use-long-enough.ts';

const FailedAudit = lazy(async () => ({ default: (await import('./scan/failed-audit.tsx')).FailedAudit }));
const PageStream = lazy(async () => ({ default: (await import('./scan/page-stream.tsx')).PageStream }));
const ScanNotStarted = lazy(async () => ({
  default: (await import('./scan/scan-not-started.tsx')).ScanNotStarted,
}));
const UnreadLanguageNote = lazy(async () => ({
  default: (await import('./scan/unread-language-note.tsx')).UnreadLanguageNote,
}));
const EmptyDiagnosis = lazy(async () => ({
  default: (await import('./scan/empty-diagnosis.tsx')).EmptyDiagnosis,
}));

interface DashboardMainProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
  mode: CalculationMode;
  onModeChange: (mode: CalculationMode) => void;
  tab: string;
  onTabChange: (tab: string) => void;
  reachable: boolean;
  isRetrying: boolean;
}

const sampleAfterMs = 1200;
const askForWorkerAfterMs = 8000;

export function DashboardMain(props: DashboardMainProps) {
  const { dashboard, audit, mode, onModeChange, tab, onTabChange } = props;
  const { refresh, refreshing } = useRefresh(dashboard);
  // Scroll now rather than after the tab's script has loaded, because a later jump would interrupt the reader.
  useLayoutEffect(() => {
    if (tab === 'modules') window.scrollTo(0, 0);
  }, [tab]);
  const waiting = audit.status === 'pending' || audit.status === 'processing';
  const waitedLong = useLongEnough(waiting, sampleAfterMs);

  const { edits, edit, form } = useEditing(dashboard);

  // The audit includes these counts too, so we fall back to them if the separate call fails.
  const stats = dashboard.stats.isError ? audit.stats : (dashboard.stats.data ?? null);
  const completed = audit.status === 'completed';
  const coverage = dashboard.coverage.data;
  const withoutWork = completed && isEmptyDiagnosis(dashboard.counts);
  const suggests = dashboard.seenNotCounted.data?.some(({ suggested }) => suggested) ?? false;
  const empty =
    withoutWork && !suggests && coverage != null && coverage.note !== null && !isEmptied(coverage);
  const withoutTasks = completed && dashboard.counts.tasks === 0;
  const showsValue = stats !== null && ((completed && !withoutTasks) || (waiting && waitedLong));

  const onEdit = audit.mine && completed ? edit : undefined;
  return (
    <>
      <DashboardHead
        audit={audit}
        onRefresh={audit.status === 'failed' || empty ? undefined : refresh}
        refreshing={refreshing}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        <Happening
          {...props}
          refresh={refresh}
          refreshing={refreshing}
          progress={stats?.overallProgress ?? null}
          empty={empty}
        />
        <DashboardFigures
          dashboard={dashboard}
          audit={audit}
          stats={stats}
          showsValue={showsValue}
          empty={empty}
          mode={mode}
          onModeChange={onModeChange}
          tab={tab}
          onEdit={onEdit}
        />
      </div>
      {audit.kind === 'scan' && dashboard.running && (
        <Suspense fallback={<Skeleton className="mt-6 h-90 w-full rounded-md" />}>
          <PageStream coverage={dashboard.coverage.data} />
        </Suspense>
      )}
      {completed && dashboard.industry.isLoading && <Skeleton className="mt-10 h-96 w-full rounded-md" />}
      {audit.status !== 'failed' && !empty && !(completed && dashboard.industry.isLoading) && (
        <DashboardResults
          dashboard={dashboard}
          audit={audit}
          edits={edits}
          onEdit={onEdit}
          tab={tab}
          onTabChange={onTabChange}
        />
      )}
      <NextStep {...props} readable={completed && !withoutWork} progress={stats?.overallProgress ?? null} />
      {onEdit && <EditEffect edits={edits} />}
      {form}
    </>
  );
}

interface NextStepProps extends Pick<DashboardMainProps, 'dashboard' | 'audit' | 'tab' | 'onTabChange'> {
  readable: boolean;
  progress: number | null;
}

function NextStep({ dashboard, audit, tab, onTabChange, readable, progress }: NextStepProps) {
  const listsLoading = dashboard.workflows.isLoading || dashboard.tasks.isLoading;
  const leadsToModules =
    tab === 'workflowAnalysis' && !dashboard.running && progress === 100 && (dashboard.counts.tasks ?? 0) > 0;
  const withReport = readable && !listsLoading;
  if (!leadsToModules && !withReport) return null;
  return (
    <ReportBar
      auditId={dashboard.id}
      domain={audit.domain}
      withReport={withReport}
      next={
        leadsToModules && (
          <Button onClick={() => onTabChange('modules')}>
            View Recommended AI Modules
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        )
      }
    />
  );
}

interface HappeningProps
  extends Pick<DashboardMainProps, 'dashboard' | 'audit' | 'reachable' | 'isRetrying'>,
    Pick<ReturnType<typeof useRefresh>, 'refresh' | 'refreshing'> {
  progress: number | null;
  empty: boolean;
}

function Happening({ dashboard, audit, refresh, refreshing, progress, empty, ...props }: HappeningProps) {
  const { startScan, startFailed, starting } = useScanStart(dashboard);
  const noWorker = useNoWorker(
    useLongEnough(audit.kind === 'scan' && dashboard.running, askForWorkerAfterMs),
  );
  const completed = audit.status === 'completed';
  const notStarted = audit.status === 'pending' && startFailed;
  const note = dashboard.coverage.data?.note ?? null;
  const unreadLanguage = dashboard.coverage.data?.unreadLanguage;
  return (
    <>
      {notStarted && (
        <Suspense fallback={null}>
          <ScanNotStarted starting={starting} onStart={startScan} />
        </Suspense>
      )}
      {dashboard.running && !notStarted && (
        <ScanBanner
          status={audit.status}
          generating={dashboard.tasks.data?.generating ?? null}
          progress={progress}
          reachable={props.reachable}
          noWorker={noWorker}
        />
      )}
      {completed && audit.closerReading && (
        <CloserReadingNote dashboard={dashboard} reading={audit.closerReading} mine={audit.mine} />
      )}
      {props.isRetrying && <StillLoadingBanner onRefresh={refresh} refreshing={refreshing} />}
      {(audit.status === 'failed' || empty) && (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-md" />}>
          {empty && note !== null ? (
            <EmptyDiagnosis audit={audit} note={note} unreadLanguage={unreadLanguage} />
          ) : (
            <FailedAudit audit={audit} />
          )}
        </Suspense>
      )}
      {completed && !empty && unreadLanguage !== undefined && note !== null && (
        <Suspense fallback={null}>
          <UnreadLanguageNote audit={audit} note={note} />
        </Suspense>
      )}
    </>
  );
}
