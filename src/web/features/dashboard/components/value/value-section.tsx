import { useState } from 'react';
import type { Stats } from '#shared/schemas/stats.ts';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { describeFirstStepsShare, type HeadlineKind } from '#shared/text/describe-first-steps.ts';
import { formatPlural } from '#shared/text/figures.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { classNames } from '#web/lib/class-names.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { useMoney } from '#web/lib/use-money.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { useFirstSteps } from '../../api/use-first-steps.ts';
import { useTrial } from '../../api/use-trial.ts';
import { describeProductWork } from '../../rules/describe-product-work.ts';
import { SectionTitle } from '../section-title.tsx';
import { BasisSplit } from './basis-split.tsx';
import { CalculationDetails } from './calculation-details.tsx';
import { CapNote } from './cap-note.tsx';
import { FrameworkBars } from './framework-bars.tsx';
import { RangeNotes } from './range-notes.tsx';
import { ValueHeadline } from './value-headline.tsx';

interface ValueSectionProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
  stats: Stats;
  mode: CalculationMode;
  onModeChange: (mode: CalculationMode) => void;
  /**
   * Hides the breakdown and the explanations on narrow screens, because the visitor came for another section.
   */
  brief: boolean;
  thin: boolean;
}

export function ValueSection(props: ValueSectionProps) {
  const { dashboard, audit, stats, mode, onModeChange, brief, thin } = props;
  const [open, setOpen] = useState(false);
  const disclaimer = usePublicConfig()?.disclaimers.value;
  const saved = dashboard.value.data ?? null;
  const trial = useTrial({ dashboard, audit, saved, mode });
  const shown = trial.value ?? saved;
  const calculating = dashboard.value.isFetching || dashboard.tasks.isFetching;
  const sample = shown === null && dashboard.running;
  const tasks = dashboard.tasks.data?.tasks ?? [];
  const share = useFirstStepsShare(dashboard, trial.value === null ? mode : 'trial');
  const firstSteps = shown === null || stats.tasksIdentified === 0 ? null : share;
  const headline = (
    <ValueHeadline
      value={shown}
      original={trial.value === null ? null : saved}
      calculating={calculating}
      toCome={dashboard.running}
    />
  );
  return (
    <section aria-labelledby="value-title" className="rounded-md border border-rule bg-surface p-5 sm:px-7">
      <SectionTitle
        id="value-title"
        title="Monthly Business Value"
        tip={disclaimer}
        aside={mode === 'advanced' && <Badge tone="accent">Advanced mode: Using role-specific rates</Badge>}
      />
      {sample ? (
        // No counts next to a sample figure: zeros would look like findings.
        <div className="mt-4">{headline}</div>
      ) : (
        <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div>
            {headline}
            {firstSteps !== null && !thin && <p className="mt-2 text-sm">{firstSteps}</p>}
            <CountLine stats={stats} dashboard={dashboard} />
            {audit.kind === 'scan' && <ReadLine dashboard={dashboard} />}
          </div>
          <div className={classNames(brief && 'max-md:hidden')}>
            <FrameworkBars stats={stats} value={shown} calculating={calculating} />
            {shown !== null && <BasisSplit value={shown} tasks={tasks} />}
          </div>
        </div>
      )}
      {!sample && shown !== null && stats.tasksIdentified > 0 && !thin && (
        <div className={classNames(brief && 'max-md:hidden')}>
          <RangeNotes
            value={shown}
            modules={trial.value === null ? (dashboard.modules.data ?? []) : []}
            tasks={tasks}
            workflows={dashboard.workflows.data ?? []}
          />
        </div>
      )}
      {!sample && shown !== null && <CapNote cap={shown.cap} />}
      {dashboard.value.isError && <ValueError value={dashboard.value} />}
      {!sample && (
        <div className={classNames(brief && 'max-md:hidden')}>
          <CalculationDetails
            open={open}
            onOpenChange={setOpen}
            value={shown}
            stats={stats}
            tasks={tasks}
            mode={mode}
            onModeChange={onModeChange}
            trial={trial}
            mine={audit.mine}
          />
        </div>
      )}
    </section>
  );
}

function CountLine({ stats, dashboard }: { stats: Stats; dashboard: Dashboard }) {
  const { workflowsIdentified, tasksIdentified } = stats;
  const productWork = describeProductWork(workflowsIdentified, dashboard.workflows.data ?? []);
  return (
    <>
      <p className="mt-3 text-sm text-ink-secondary">
        {formatPlural(workflowsIdentified, 'workflow')} · {formatPlural(tasksIdentified, 'task')}
      </p>
      {productWork !== null && <p className="text-sm text-ink-secondary">{productWork}</p>}
    </>
  );
}

function useFirstStepsShare(dashboard: Dashboard, headline: HeadlineKind): string | null {
  const steps = useFirstSteps(dashboard);
  const money = useMoney();
  return steps && describeFirstStepsShare(steps, headline, money);
}

function ReadLine({ dashboard }: { dashboard: Dashboard }) {
  const rows = [...(dashboard.workflows.data ?? []), ...(dashboard.tasks.data?.tasks ?? [])];
  const quotes = new Set(rows.flatMap(({ evidence }) => evidence.map(({ url, quote }) => `${url} ${quote}`)));
  const pages = dashboard.coverage.data?.read ?? 0;
  if (pages === 0 || quotes.size === 0) return null;
  return (
    <p className="text-sm text-ink-secondary">
      Based on {formatPlural(pages, 'page')} we read and {formatPlural(quotes.size, 'quote')} from{' '}
      {pages === 1 ? 'it' : 'them'}
    </p>
  );
}

function ValueError({ value }: Pick<Dashboard, 'value'>) {
  return (
    <div className="mt-5">
      <ErrorState
        title="We couldn't load the value"
        message={messageForVisitor(value.error, 'Please try again.')}
        onRetry={() => void value.refetch()}
      />
    </div>
  );
}
