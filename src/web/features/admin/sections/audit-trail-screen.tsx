import { adminTrailQuery } from '../api/admin-queries.ts';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';
import { TrailList } from '../components/trail-list.tsx';

/** All admin actions and sign-ins, failed ones included. */
export function AuditTrailScreen() {
  return (
    <AdminPage title="Audit log">
      <AdminSection title="Operator actions">
        <TrailList query={adminTrailQuery()} />
      </AdminSection>
    </AdminPage>
  );
}
