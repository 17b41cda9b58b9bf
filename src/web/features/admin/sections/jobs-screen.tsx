import { JobsList } from '../components/jobs-list.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { TestEventButton, WebhookDeliveries } from '../components/webhook-deliveries.tsx';

export function JobsScreen() {
  return (
    <AdminPage title="Jobs">
      <section aria-label="Jobs" className="min-w-0">
        <JobsList />
      </section>
      <AdminSection title="Webhook" actions={<TestEventButton />}>
        <WebhookDeliveries />
      </AdminSection>
    </AdminPage>
  );
}
