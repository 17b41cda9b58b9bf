import type { ReactNode } from 'react';
import type { Audit } from '#shared/schemas/audit.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { moneyBesidePounds } from '#shared/text/money.ts';
import { nameAudit } from '#shared/text/name-audit.ts';
import { reportEstimate, reportHoursPerTask, usdPerGbp } from '#shared/value/report-estimate.ts';
import { ExchangeRate } from '#web/components/exchange-rate.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { InfoTip } from '#web/components/ui/tooltip.tsx';
import { formatCountOf, formatGbp, formatGbpRate, formatNumber, formatUsd } from '#web/lib/figures.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';

interface ExecutiveSummaryProps {
  audit: Audit;
  stats: Stats;
  workflows: Workflow[];
}

export function ExecutiveSummary({ audit, stats, workflows }: ExecutiveSummaryProps) {
  const estimate = reportEstimate({ ...stats, workflows });
  const { other } = moneyBesidePounds(usePublicConfig()?.currency).wordPrice(estimate.costUsdPerMonth);
  const pounds = formatGbp(estimate.costGbpPerMonth);
  const hoursBasis = `${formatCountOf(stats.tasksIdentified, 'task')} × ${reportHoursPerTask} hours a month.`;
  return (
    <>
      <p className="max-w-text">
        {describeSubject(audit)} covers{' '}
        <strong>{formatCountOf(stats.workflowsIdentified, 'workflow')}</strong> and{' '}
        <strong>{formatCountOf(stats.tasksIdentified, 'task')}</strong>. We rated each task by its service
        value and by how hard it is to replicate with AI, and sorted it into one of the three frameworks
        below. The figures are estimates; a consultation with your own numbers makes them more accurate.
      </p>
      <p className="mt-4 max-w-text">
        These savings differ from the dashboard's, which are based on the hours of each task. This report uses
        a flat {reportHoursPerTask} hours a month for every task.
      </p>
      <ExchangeRate className="mt-4" />
      <div className="mt-6 grid gap-4 md:grid-cols-3 print:grid-cols-3">
        <SummaryCard
          title="Potential Time Savings"
          figure={`${formatNumber(estimate.hoursPerMonth)} hours`}
          note="monthly"
          basis={hoursBasis}
        />
        <SummaryCard
          title="Cost Savings"
          figure={formatUsd(estimate.costUsdPerMonth)}
          aside={`(${[pounds, other ?? []].flat().join(', ')})`}
          note="monthly"
          basis={
            <>
              {hoursBasis} At {formatGbpRate(estimate.averageRateGbpPerHour)} an hour, the average of the
              departments' rates weighted by number of tasks; £1 = ${usdPerGbp}.
            </>
          }
        />
        <SummaryCard
          title="Automation Potential"
          figure={`${estimate.automationPotentialPercent}%`}
          note="of identified tasks"
          basis={`Rated Automate: ${stats.automateCount} of ${formatCountOf(stats.tasksIdentified, 'task')}.`}
        />
      </div>
    </>
  );
}

function describeSubject(audit: Audit): string {
  if (audit.kind === 'scan') return `The analysis of ${audit.domain}`;
  return audit.domain === '' ? nameAudit(audit) : `The entry for ${audit.domain}`;
}

interface SummaryCardProps {
  title: string;
  figure: string;
  aside?: string;
  note: string;
  basis: ReactNode;
}

function SummaryCard({ title, figure, aside, note, basis }: SummaryCardProps) {
  return (
    <Card className="keep-together">
      <h3 className="flex items-center gap-2 font-sans text-sm text-ink-secondary">
        {title}
        <InfoTip label={title}>{basis}</InfoTip>
      </h3>
      <p className="mt-2 font-serif text-2xl font-strong tabular-nums">
        {figure} {aside && <span className="text-md text-ink-secondary">{aside}</span>}
      </p>
      <p className="text-sm text-ink-secondary">{note}</p>
    </Card>
  );
}
