import { adminEnquiriesQuery } from '../api/admin-queries.ts';
import { CsvButton } from '../components/csv-button.tsx';
import { EnquiriesList } from '../components/enquiries-list.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { LeadPlaces } from '../components/leads/lead-places.tsx';
import { SubscribersList } from '../components/subscribers-list.tsx';

/** Every message of the contact form by itself. */
export function EnquiriesScreen() {
  return (
    <AdminPage title="Leads" documentTitle="Enquiries">
      <LeadPlaces />
      <AdminSection title="Enquiries">
        <EnquiriesList query={adminEnquiriesQuery()} />
      </AdminSection>
    </AdminPage>
  );
}

/** Every request for a report by itself. */
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
