import { lazy, Suspense } from 'react';
import type { Stats } from '#shared/schemas/stats.ts';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import type { DashboardAudit } from '../api/dashboard-queries.ts';
import type { Dashboard } from '../api/use-dashboard.ts';
import { isThinResult } from '../rules/thin-result.ts';
import type { EditTarget } from './edit/edit-target.ts';
import { FirstSteps } from './first/first-steps.tsx';
import { ValueLoading } from './main-loading.tsx';
import { IndustryNote } from './scan/industry-note.tsx';
import { SpecialtyNote } from './scan/specialty-note.tsx';
import { ThinResult } from './scan/thin-result.tsx';
import { ValueSection } from './value/value-section.tsx';

const BenchmarkSection = lazy(async () => ({
  default: (await import('./benchmark/benchmark-section.tsx')).BenchmarkSection,
}));

interface DashboardFiguresProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
  stats: Stats | null;
  showsValue: boolean;
  /** True if the scan found no work. */
  empty: boolean;
  mode: CalculationMode;
  onModeChange: (mode: CalculationMode) => void;
  tab: string;
  onEdit: ((target: EditTarget) => void) | undefined;
}

export function DashboardFigures(props: DashboardFiguresProps) {
  const { dashboard, audit, stats, mode, onModeChange, tab, onEdit } = props;
  const benchmarks = usePublicConfig()?.benchmarks === true;
  const completed = audit.status === 'completed';
  const workflows = (dashboard.workflows.data ?? []).filter(
    ({ performedBy }) => performedBy === 'own',
  ).length;
  const pages = dashboard.coverage.data?.read ?? 0;
  const thin =
    completed && audit.kind === 'scan' && dashboard.coverage.isSuccess && isThinResult({ pages, workflows });
  // A site in a language that we can't interpret has its own note on why little was found.
  const hasNote = dashboard.coverage.data?.unreadLanguage !== undefined;
  return (
    <>
      {thin && !hasNote && (
        <ThinResult
          audit={audit}
          pages={pages}
          workflows={workflows}
          onAdd={onEdit && (() => onEdit({ kind: 'workflow', workflow: null }))}
        />
      )}
      {props.showsValue && stats !== null && (
        <ValueSection
          dashboard={dashboard}
          audit={audit}
          stats={stats}
          mode={mode}
          onModeChange={onModeChange}
          brief={tab === 'modules'}
          thin={thin}
        />
      )}
      {completed && dashboard.stats.isLoading && <ValueLoading />}
      {props.showsValue && completed && tab === 'workflowAnalysis' && (
        <FirstSteps dashboard={dashboard} mode={mode} thin={thin} />
      )}
      {props.showsValue && completed && benchmarks && (
        <Suspense fallback={null}>
          <BenchmarkSection auditId={dashboard.id} />
        </Suspense>
      )}
      {completed && dashboard.industry.data && (
        <>
          <IndustryNote industry={dashboard.industry.data} audit={audit} foundWork={!props.empty} />
          <SpecialtyNote key={audit.id} industry={dashboard.industry.data} audit={audit} />
        </>
      )}
    </>
  );
}
