import { useState } from 'react';
import type { Stats } from '#shared/schemas/stats.ts';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { useTrial } from '../../api/use-trial.ts';
import { formatPlural } from '../../rules/figures.ts';
import { SectionTitle } from '../section-title.tsx';
import { CalculationDetails } from './calculation-details.tsx';
import { FrameworkBars } from './framework-bars.tsx';
import { ValueHeadline } from './value-headline.tsx';

interface ValueSectionProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
  stats: Stats;
  mode: CalculationMode;
  onModeChange: (mode: CalculationMode) => void;
}

/** Monthly Business Value: the figure, its range, what it is made of, and every step behind it. */
export function ValueSection({ dashboard, audit, stats, mode, onModeChange }: ValueSectionProps) {
  const [open, setOpen] = useState(false);
  const disclaimer = usePublicConfig()?.disclaimers.value;
  const saved = dashboard.value.data ?? null;
  const trial = useTrial({ dashboard, audit, saved, mode });
  const shown = trial.value ?? saved;
  const calculating = dashboard.value.isFetching || dashboard.tasks.isFetching;
  return (
    <section aria-labelledby="value-title" className="rounded-md border border-rule bg-surface p-5 sm:p-7">
      <SectionTitle
        id="value-title"
        title="Monthly Business Value"
        tip={disclaimer}
        aside={mode === 'advanced' && <Badge tone="accent">Advanced mode: Using role-specific rates</Badge>}
      />
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <ValueHeadline
            value={shown}
            original={trial.value === null ? null : saved}
            calculating={calculating}
            toCome={dashboard.running}
          />
          <p className="mt-3 text-sm text-ink-secondary">
            {formatPlural(stats.workflowsIdentified, 'workflow')} ·{' '}
            {formatPlural(stats.tasksIdentified, 'task')}
          </p>
        </div>
        <FrameworkBars stats={stats} value={shown} />
      </div>
      {dashboard.value.isError && (
        <div className="mt-5">
          <ErrorState
            title="The value could not be read"
            message={messageForVisitor(dashboard.value.error, 'Please try again.')}
            onRetry={() => void dashboard.value.refetch()}
          />
        </div>
      )}
      <CalculationDetails
        open={open}
        onOpenChange={setOpen}
        value={shown}
        stats={stats}
        tasks={dashboard.tasks.data?.tasks ?? []}
        mode={mode}
        onModeChange={onModeChange}
        trial={trial}
        mine={audit.mine}
      />
    </section>
  );
}
