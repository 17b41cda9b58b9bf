import { ArrowRight, Info } from 'lucide-react';
import { Link } from 'react-router';
import { returnOrderText } from '#shared/recommendations/order-by-return.ts';
import { moduleTypeMeanings } from '#shared/text/module-classes.ts';
import { PartnerCard } from '#web/components/recommendations/partner-card.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/tabs.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { useAuditId } from '#web/lib/audit-id.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import { useAddressState } from '../../api/use-address-state.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { ModuleGrid } from './module-grid.tsx';

const kinds = [
  { value: 'all', label: 'All Modules' },
  { value: 'Creative', label: 'Creative' },
  { value: 'Operational', label: 'Operational' },
] as const;

interface ModulesTabProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
  onShowTasks: () => void;
}

export function ModulesTab({ dashboard, audit, onShowTasks }: ModulesTabProps) {
  const id = useAuditId();
  const disclaimers = usePublicConfig()?.disclaimers;
  const disclaimer = audit.kind === 'manual' ? disclaimers?.manualEntry : disclaimers?.modulesMobile;
  const [asked, setKind] = useAddressState('kind', 'all');
  const kind = readKind(asked);
  const { modules } = dashboard;
  return (
    <>
      {disclaimer && (
        <p className="mb-6 flex items-start gap-2 rounded-md bg-neutral-soft p-4 text-sm md:hidden">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {disclaimer}
        </p>
      )}
      <section aria-labelledby="modules-title">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="modules-title" className="text-lg">
            Recommended Modules
          </h2>
          {id !== null && (modules.data?.length ?? 0) > 0 && (
            <Link
              to={`/diagnosis/${id}/modules`}
              className={`${buttonClass({ variant: 'quiet', size: 'sm' })} no-print -ml-3`}
            >
              90-day plan and full details
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          )}
        </div>
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <KindCard title="Creative" text={moduleTypeMeanings.Creative} />
          <KindCard title="Operational" text={moduleTypeMeanings.Operational} />
        </div>
        <Tabs value={kind} onValueChange={setKind} className="mt-6">
          <TabList aria-label="Types of modules">
            {kinds.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          {kinds.map(({ value }) => (
            <TabPanel key={value} value={value}>
              <h3 className="text-md">Your Matched Modules</h3>
              <p className="mb-4 max-w-text text-sm text-ink-secondary">{returnOrderText}</p>
              {modules.isError && modules.data === undefined ? (
                <ErrorState
                  title="We couldn't load the modules"
                  message={messageForVisitor(modules.error, 'Please try again.')}
                  onRetry={() => void modules.refetch()}
                />
              ) : modules.isLoading ? (
                <CardsLoading label="Loading the modules" />
              ) : (
                <ModuleGrid
                  modules={(modules.data ?? []).filter((module) => value === 'all' || module.type === value)}
                  all={modules.data?.length ?? 0}
                  audit={audit}
                  running={dashboard.running}
                  onShowTasks={onShowTasks}
                />
              )}
            </TabPanel>
          ))}
        </Tabs>
      </section>
      <PartnersSection partners={dashboard.partners} />
    </>
  );
}

function readKind(text: string): string {
  return kinds.find(({ value }) => value.toLowerCase() === text.toLowerCase())?.value ?? 'all';
}

function PartnersSection({ partners }: Pick<Dashboard, 'partners'>) {
  if (!partners.isLoading && !partners.isError && (partners.data?.length ?? 0) === 0) return null;
  return (
    <section aria-labelledby="partners-title" className="mt-14">
      <h2 id="partners-title" className="text-lg">
        Complementary Solutions
      </h2>
      <div className="mt-4">
        {partners.isError && partners.data === undefined ? (
          <ErrorState
            title="We couldn't load the solutions"
            message={messageForVisitor(partners.error, 'Please try again.')}
            onRetry={() => void partners.refetch()}
          />
        ) : partners.data === undefined ? (
          <CardsLoading label="Loading the solutions" />
        ) : (
          <div className="grid gap-4 md:grid-cols-2">
            {partners.data.map((partner) => (
              <PartnerCard key={partner.id} partner={partner} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function KindCard({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-md border border-rule bg-surface px-4 py-3">
      <p className="font-strong">{title}</p>
      <p className="text-sm text-ink-secondary">{text}</p>
    </div>
  );
}

function CardsLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}
