import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { hasEnded } from '#shared/schemas/audit.ts';
import { labelCompanyType } from '#shared/schemas/company.ts';
import { nameAudit } from '#shared/text/name-audit.ts';
import { classNames } from '#web/lib/class-names.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { differsFromChoice, labelIndustry } from '../../rules/label-industry.ts';
import { settledStats } from '../../rules/settled-stats.ts';
import { CoverageSummary } from './coverage-summary.tsx';
import { InsightsBox } from './insights-box.tsx';
import { PanelCounters } from './panel-counters.tsx';
import { PanelShares } from './panel-shares.tsx';
import { SiteIcon } from './site-icon.tsx';

interface WebsitePanelProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
}

export function WebsitePanel({ dashboard, audit }: WebsitePanelProps) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  const titleId = useId();
  const disclaimers = usePublicConfig()?.disclaimers;
  const disclaimer = audit.kind === 'manual' ? disclaimers?.manualEntry : disclaimers?.sidePanel;
  const stats = settledStats(dashboard.stats.data ?? audit.stats, audit.status);
  const coverage = dashboard.coverage.data;
  return (
    <section aria-labelledby={titleId} className="rounded-md border border-rule bg-surface p-5">
      <div className="flex items-start justify-between gap-2">
        <h2 id={titleId} className="text-md">
          {audit.kind === 'manual' ? 'Manual Entry' : 'Website Analysis'}
        </h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen(!open)}
          className="no-print -my-1.5 -mr-2 inline-flex min-h-10 items-center gap-1 rounded-sm px-2 text-sm font-strong text-accent lg:hidden"
        >
          {open ? 'Hide' : 'Show'}
          <span className="sr-only">{audit.kind === 'manual' ? ' manual entry' : ' website analysis'}</span>
          <ChevronDown aria-hidden className={classNames('size-4', open && 'rotate-180')} />
        </button>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <SiteIcon auditId={audit.id} ready={hasEnded(audit.status) && audit.hasIcon} />
        <div className="min-w-0">
          <p className="text-base/5 font-strong wrap-anywhere">{nameAudit(audit)}</p>
          <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-ink-secondary">
            {labelIndustry({
              industry: dashboard.industry.data,
              chosen: audit.companyType,
              running: dashboard.running,
            })}
          </p>
        </div>
      </div>
      <div id={contentId} className={classNames('mt-5 gap-6 lg:grid print:grid', open ? 'grid' : 'hidden')}>
        <dl className="flex justify-between gap-4 border-y border-rule py-2.5 text-sm">
          <dt className="text-ink-secondary">
            Company type{differsFromChoice(dashboard.industry.data) && ' (your choice)'}
          </dt>
          <dd className="text-right">{labelCompanyType(audit.companyType)}</dd>
        </dl>
        <PanelCounters
          stats={stats}
          workflows={dashboard.workflows.data ?? []}
          running={dashboard.running}
          scanned={audit.kind === 'scan'}
        />
        <PanelShares stats={stats} running={dashboard.running} />
        {coverage && audit.kind === 'scan' && (
          <CoverageSummary coverage={coverage} running={dashboard.running} />
        )}
        {/* Waits for the coverage above, which would otherwise push it down when it appears. */}
        {!dashboard.coverage.isLoading && (
          <>
            {disclaimer && (
              <p className="border-t border-rule pt-4 text-xs text-ink-secondary">{disclaimer}</p>
            )}
            <InsightsBox />
          </>
        )}
      </div>
    </section>
  );
}
