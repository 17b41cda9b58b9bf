import { auditLogQuery } from '../api/admin-queries.ts';
import { AuditLogList } from '../components/audit-log-list.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';

export function AuditLogScreen() {
  return (
    <AdminPage title="Audit log">
      <AdminSection title="Operator actions">
        <AuditLogList query={auditLogQuery()} />
      </AdminSection>
    </AdminPage>
  );
}
