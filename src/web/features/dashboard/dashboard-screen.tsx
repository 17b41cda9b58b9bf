import { useQuery } from '@tanstack/react-query';
import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { useAuditId } from '#web/lib/audit-id.ts';
import { auditQuery } from '#web/lib/audit-queries.ts';

/** The diagnosis dashboard of one audit. */
export function DashboardScreen() {
  const id = useAuditId();
  const audit = useQuery({ ...auditQuery(id ?? 0), enabled: id !== null });
  if (id === null) return <NotFoundCard />;
  return <h1>{audit.data?.domain}</h1>;
}
