import { adminTrailQuery } from '../api/admin-queries.ts';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { TrailList } from '../components/trail-list.tsx';

/** Everything that was done in the admin, and who came in or tried to. */
export function AuditTrailScreen() {
  return (
    <AdminPage title="Audit trail">
      <AdminSection title="What was done">
        <TrailList query={adminTrailQuery()} />
      </AdminSection>
    </AdminPage>
  );
}
