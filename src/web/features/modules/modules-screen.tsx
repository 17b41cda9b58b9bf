import { useQueries, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import { nameAuditInSentence } from '#shared/text/name-audit.ts';
import { firstReadError, ReadError } from '#web/components/audit/read-error.tsx';
import { UnfinishedAudit } from '#web/components/audit/unfinished-audit.tsx';
import { UnknownAudit } from '#web/components/audit/unknown-audit.tsx';
import { DownloadButton } from '#web/components/download-button.tsx';
import { ExchangeRate } from '#web/components/exchange-rate.tsx';
import { NoModules } from '#web/components/recommendations/no-modules.tsx';
import { PartnerCard } from '#web/components/recommendations/partner-card.tsx';
import { ValueEffortMatrix } from '#web/components/recommendations/value-effort-matrix.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { useAuditId } from '#web/lib/audit-id.ts';
import {
  auditQuery,
  businessCaseQuery,
  modulesQuery,
  partnersQuery,
  roadmapQuery,
  statsQuery,
  tasksQuery,
  workflowsQuery,
} from '#web/lib/audit-queries.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { useScrollToHash } from '#web/lib/use-scroll-to-hash.ts';
import { BusinessCaseSection } from './components/business-case-section.tsx';
import { ModuleList } from './components/module-list.tsx';
import { RoadmapSection } from './components/roadmap-section.tsx';

export function ModulesScreen() {
  const id = useAuditId();
  return id === null ? <UnknownAudit /> : <Modules id={id} />;
}

function Modules({ id }: { id: number }) {
  const reads = useQueries({
    queries: [
      auditQuery(id),
      statsQuery(id),
      workflowsQuery(id),
      tasksQuery(id),
      modulesQuery(id),
      partnersQuery(id),
    ],
  });
  const [audit, stats, workflows, tasks, modules, partners] = reads;
  const { hash } = useLocation();
  // If this read fails, only the business case shows an error.
  const businessCase = useQuery(businessCaseQuery(id));
  const title = audit.data
    ? `Module Recommendations for ${nameAuditInSentence(audit.data)}`
    : 'Module Recommendations';
  useDocumentTitle(title);
  // Scrolls only after everything has loaded, because content that loads later would push the target away.
  const roadmap = useQuery(roadmapQuery(id));
  useScrollToHash(
    reads.every((read) => read.data !== undefined) && !businessCase.isPending && !roadmap.isPending,
  );

  const failed = firstReadError(reads);
  if (failed) return <ReadError error={failed.error} onRetry={failed.retry} />;
  if (!audit.data || !stats.data || !workflows.data || !tasks.data || !modules.data || !partners.data) {
    return <ModulesSkeleton />;
  }
  // The business case is above the modules, so it must load first to avoid a layout shift.
  if (businessCase.isPending) return <ModulesSkeleton />;

  return (
    <div className="mx-auto max-w-[64rem] px-4 pt-6 sm:px-8 sm:pt-8">
      <Link
        to={`/diagnosis/${id}`}
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} no-print -ml-3`}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Analysis
      </Link>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
        <h1 className="min-w-0 flex-1 basis-96 text-xl wrap-anywhere sm:text-2xl">{title}</h1>
        {audit.data.status === 'completed' && (
          <DownloadButton request={{ auditId: id, domain: audit.data.domain, place: 'modules' }} />
        )}
      </div>
      {audit.data.status === 'completed' && (
        <Basis tasks={tasks.data.tasks.length} workflows={stats.data.workflowsIdentified} />
      )}
      <div className="mt-6">
        {audit.data.status !== 'completed' ? (
          <UnfinishedAudit audit={audit.data} />
        ) : modules.data.length === 0 ? (
          <div className="grid gap-8">
            {tasks.data.tasks.length > 0 && <RoadmapSection id={id} />}
            <NoModules audit={audit.data} toTasks={<ToTasks id={id} />} />
          </div>
        ) : (
          <>
            {tasks.data.tasks.length > 0 && (
              <div className="mb-8 grid gap-8">
                <RoadmapSection id={id} />
                <ValueEffortMatrix modules={orderByReturn(modules.data)} />
              </div>
            )}
            <BusinessCaseSection query={businessCase} order={modules.data} />
            <ModuleList key={hash} modules={modules.data} named={moduleNamedBy(hash)} />
          </>
        )}
      </div>
      {partners.data.length > 0 && <Partners partners={partners.data} />}
    </div>
  );
}

function ToTasks({ id }: { id: number }) {
  return (
    <Link to={`/diagnosis/${id}`} className={buttonClass()}>
      Go to workflows and tasks
    </Link>
  );
}

function Basis({ tasks, workflows }: { tasks: number; workflows: number }) {
  return (
    <>
      <p className="mt-3 max-w-text text-ink-secondary">
        Matched to the {formatCountOf(tasks, 'task')} in {formatCountOf(workflows, 'workflow')}. Payback is
        based on the dashboard's estimate of the hours saved on these tasks.
      </p>
      <ExchangeRate className="mt-1" />
    </>
  );
}

function Partners({ partners }: { partners: ComponentProps<typeof PartnerCard>['partner'][] }) {
  return (
    <section aria-labelledby="partners-heading" className="border-t border-rule pt-6">
      <h2 id="partners-heading" className="text-xl">
        Complementary Solutions
      </h2>
      <ul
        className={classNames(
          'mt-4 grid list-none grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2',
          partners.length % 3 !== 1 && 'lg:grid-cols-3',
        )}
      >
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerCard partner={partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function moduleNamedBy(hash: string): string | null {
  if (!hash.startsWith('#module-')) return null;
  try {
    return decodeURIComponent(hash.slice('#module-'.length));
  } catch {
    return null;
  }
}

function ModulesSkeleton() {
  return (
    <div className="mx-auto max-w-[64rem] px-4 pt-8 sm:px-8 sm:pt-12">
      <Loading label="Loading the modules">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="mt-4 h-10 w-96 max-w-full" />
        <Skeleton className="mt-12 h-64" />
        <Skeleton className="mt-6 h-64" />
      </Loading>
    </div>
  );
}
