import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { useSignOut } from './api/use-session.ts';
import { AuditsTable } from './components/audits-table.tsx';
import { Counters } from './components/counters.tsx';
import { CsvButton } from './components/csv-button.tsx';
import { DangerZone } from './components/danger-zone.tsx';
import { DomainCards } from './components/domain-cards.tsx';
import { EnquiriesList } from './components/enquiries-list.tsx';
import { HealthReport } from './components/health-report.tsx';
import { JobsList } from './components/jobs-list.tsx';
import { ModelSection } from './components/model/model-section.tsx';
import { OperatorOnly } from './components/operator-only.tsx';
import { OutboxList } from './components/outbox-list.tsx';
import { SubscribersList } from './components/subscribers-list.tsx';
import { TrailList } from './components/trail-list.tsx';

/** The operator's page: the sign-in, then what there is. */
export function AdminScreen() {
  useDocumentTitle('Admin Dashboard');
  return (
    <OperatorOnly>
      <Dashboard />
    </OperatorOnly>
  );
}

function Dashboard() {
  const queryClient = useQueryClient();
  const fetching = useIsFetching({ queryKey: queryKeys.operator }) > 0;
  const { signOut, pending } = useSignOut();
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-4 pt-8 sm:px-8 sm:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Admin Dashboard (Hidden)</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={fetching}
            onClick={() => void queryClient.invalidateQueries({ queryKey: queryKeys.operator })}
          >
            Refresh
          </Button>
          <CsvButton />
          <Link to="/" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Return to Home
          </Link>
          <Button variant="quiet" size="sm" disabled={pending} onClick={() => signOut('here')}>
            Sign out
          </Button>
          <Button variant="quiet" size="sm" disabled={pending} onClick={() => signOut('everywhere')}>
            Sign out everywhere
          </Button>
        </div>
      </div>
      <Counters />
      <AdminSection title="Domains">
        <DomainCards />
      </AdminSection>
      <AdminSection title="All Audits">
        <AuditsTable />
      </AdminSection>
      <AdminSection title="Enquiries">
        <EnquiriesList />
      </AdminSection>
      <AdminSection title="Report subscribers">
        <SubscribersList />
      </AdminSection>
      <AdminSection title="Outgoing mail">
        <OutboxList />
      </AdminSection>
      <AdminSection title="Jobs">
        <JobsList />
      </AdminSection>
      <AdminSection title="Health">
        <HealthReport />
      </AdminSection>
      <AdminSection title="Language model">
        <ModelSection />
      </AdminSection>
      <AdminSection title="Audit trail">
        <TrailList />
      </AdminSection>
      <AdminSection title="Danger Zone">
        <DangerZone />
      </AdminSection>
    </div>
  );
}

function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
