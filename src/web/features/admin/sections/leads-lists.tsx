import { adminEnquiriesQuery } from '../api/admin-queries.ts';
import { CsvButton } from '../components/csv-button.tsx';
import { EnquiriesList } from '../components/enquiries-list.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { LeadPlaces } from '../components/leads/lead-places.tsx';
import { SubscribersList } from '../components/subscribers-list.tsx';

export function EnquiriesScreen() {
  return (
    <AdminPage title="Leads" documentTitle="Inquiries">
      <LeadPlaces />
      <AdminSection title="Inquiries">
        <EnquiriesList query={adminEnquiriesQuery()} />
      </AdminSection>
    </AdminPage>
  );
}

export function SubscribersScreen() {
  return (
    <AdminPage title="Leads" documentTitle="Report subscribers" actions={<CsvButton />}>
      <LeadPlaces />
      <AdminSection title="Report subscribers">
        <SubscribersList />
      </AdminSection>
    </AdminPage>
  );
}
