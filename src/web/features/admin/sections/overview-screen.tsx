import { Link } from 'react-router';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { adminEnquiriesQuery, auditLogQuery } from '../api/admin-queries.ts';
import { useSignOut } from '../api/use-session.ts';
import { Attention } from '../components/attention.tsx';
import { AuditLogList } from '../components/audit-log-list.tsx';
import { Counters } from '../components/counters.tsx';
import { CsvButton } from '../components/csv-button.tsx';
import { DangerZone } from '../components/danger-zone.tsx';
import { DomainCards } from '../components/domain-cards.tsx';
import { EnquiriesList } from '../components/enquiries-list.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { RecentAudits } from '../components/recent-audits.tsx';

const fewEntries = 5;

export function OverviewScreen() {
  return (
    <AdminPage title="Admin Dashboard (Hidden)" documentTitle="Admin Dashboard" actions={<Actions />}>
      <Counters />
      <Attention />
      <AdminSection title="Domains">
        <DomainCards />
      </AdminSection>
      <AdminSection
        title="All Audits"
        actions={<More to="/admin/diagnoses">Search, sort, and select audits</More>}
      >
        <RecentAudits />
      </AdminSection>
      <AdminSection title="Inquiries" actions={<More to="/admin/leads">All leads</More>}>
        <EnquiriesList query={adminEnquiriesQuery(fewEntries)} />
      </AdminSection>
      <AdminSection title="Audit log" actions={<More to="/admin/audit-trail">Full log</More>}>
        <AuditLogList query={auditLogQuery(fewEntries)} />
      </AdminSection>
      <AdminSection title="Danger Zone">
        <DangerZone />
      </AdminSection>
    </AdminPage>
  );
}

function Actions() {
  const { signOut, pending } = useSignOut();
  return (
    <>
      <CsvButton />
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        Return to Home
      </Link>
      <Button variant="quiet" size="sm" disabled={pending} onClick={() => signOut('here')}>
        Sign out
      </Button>
    </>
  );
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      {children}
    </Link>
  );
}
