import { useQueries, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { nameAudit, nameAuditInSentence } from '#shared/text/name-audit.ts';
import { firstReadError, ReadError } from '#web/components/audit/read-error.tsx';
import { UnfinishedAudit } from '#web/components/audit/unfinished-audit.tsx';
import { UnknownAudit } from '#web/components/audit/unknown-audit.tsx';
import { DownloadButton } from '#web/components/download-button.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useAuditId } from '#web/lib/audit-id.ts';
import {
  auditQuery,
  businessCaseQuery,
  coverageQuery,
  modulesQuery,
  offeringsQuery,
  partnersQuery,
  roadmapQuery,
  statsQuery,
  workflowsQuery,
} from '#web/lib/audit-queries.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { formatDay } from '#web/lib/figures.ts';
import { ExecutiveSummary } from './components/executive-summary.tsx';
import { FrameworkDistribution } from './components/framework-distribution.tsx';
import { ModuleSummaries } from './components/module-summaries.tsx';
import { NextSteps } from './components/next-steps.tsx';
import { NoWork } from './components/no-work.tsx';
import { OfferingList } from './components/offering-list.tsx';
import { PartnerGrid } from './components/partner-grid.tsx';
import { ReportSection } from './components/report-section.tsx';
import { ReportSkeleton } from './components/report-skeleton.tsx';
import { WorkflowsTable } from './components/workflows-table.tsx';

export function ReportScreen() {
  const id = useAuditId();
  return id === null ? <UnknownAudit /> : <Report id={id} />;
}

function Report({ id }: { id: number }) {
  const reads = useQueries({
    queries: [auditQuery(id), statsQuery(id), workflowsQuery(id), modulesQuery(id), partnersQuery(id)],
  });
  const [audit, stats, workflows, modules, partners] = reads;
  // The report doesn't wait for these requests, because not every diagnosis has offerings, a roadmap, or a
  // business case.
  const offerings = useQuery(offeringsQuery(id)).data ?? [];
  const roadmap = useQuery(roadmapQuery(id)).data;
  const businessCase = useQuery(businessCaseQuery(id)).data;
  const isEmpty = workflows.data?.length === 0 && stats.data?.tasksIdentified === 0;
  const coverage = useQuery({ ...coverageQuery(id), enabled: isEmpty });
  const [generatedOn] = useState(() => new Date());
  useDocumentTitle(audit.data ? `Report for ${nameAuditInSentence(audit.data)}` : 'Report');

  const failed = firstReadError(reads);
  if (failed) return <ReadError error={failed.error} onRetry={failed.retry} />;
  if (!audit.data || !stats.data || !workflows.data || !modules.data || !partners.data || coverage.isLoading)
    return <ReportSkeleton />;

  const { domain, status, businessDescription } = audit.data;
  const name = nameAudit(audit.data);
  return (
    <article className="mx-auto max-w-[64rem] px-4 pt-8 sm:px-8 sm:pt-12">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <Link to={`/diagnosis/${id}`} className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}>
          <ArrowLeft aria-hidden className="size-4" />
          Back to Dashboard
        </Link>
        <div className="flex min-w-0 items-center gap-4">
          <span className="min-w-0 truncate text-sm text-ink-secondary max-sm:hidden">{name}</span>
          {status === 'completed' && <DownloadButton request={{ auditId: id, domain, place: 'report' }} />}
        </div>
      </div>
      <header className="pt-6 pb-10">
        <p className="text-sm text-ink-secondary">AI diagnosis report</p>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
        <p className="mt-2 text-ink-secondary">Generated on {formatDay(generatedOn)}</p>
        {businessDescription && (
          <p dir="auto" className="mt-4 max-w-text wrap-anywhere whitespace-pre-line">
            {businessDescription}
          </p>
        )}
      </header>
      {status === 'completed' && isEmpty && coverage.data ? (
        <NoWork audit={audit.data} note={coverage.data.note ?? 'All its workflows were removed.'} />
      ) : status === 'completed' ? (
        <>
          <ReportSection title="Executive Summary">
            <ExecutiveSummary audit={audit.data} stats={stats.data} workflows={workflows.data} />
          </ReportSection>
          <ReportSection title="Task Framework Distribution">
            <FrameworkDistribution stats={stats.data} />
          </ReportSection>
          {offerings.length > 0 && (
            <ReportSection title="What the Company Offers">
              <OfferingList offerings={offerings} />
            </ReportSection>
          )}
          <ReportSection title="Identified Workflows">
            <WorkflowsTable workflows={workflows.data} />
          </ReportSection>
          <ReportSection title="Module Recommendations">
            <ModuleSummaries modules={modules.data} />
          </ReportSection>
          <ReportSection title="Complementary Solutions">
            <PartnerGrid partners={partners.data} />
          </ReportSection>
          <ReportSection title="Recommended Next Steps">
            <NextSteps modules={modules.data} roadmap={roadmap} businessCase={businessCase} />
          </ReportSection>
        </>
      ) : (
        <UnfinishedAudit audit={audit.data} />
      )}
    </article>
  );
}
