import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { adminHealthQuery } from '../api/admin-queries.ts';
import { useOperatorDeed } from '../api/use-operator-deed.ts';
import { HealthReport } from '../components/health-report.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';

/** Whether everything works, since when it does not, and what to do. */
export function HealthScreen() {
  return (
    <AdminPage title="Health">
      <section aria-label="Health" className="min-w-0">
        <HealthReport />
      </section>
      <AdminSection title="Backups">
        <Backups />
      </AdminSection>
    </AdminPage>
  );
}

function Backups() {
  const backups = useQuery(adminHealthQuery).data?.backups;
  const { start, pending } = useOperatorDeed({
    run: () => postJson('/api/admin/backup', {}),
    done: 'A worker makes a backup within a minute or two.',
    failed: 'The backup could not be asked for. Please try again.',
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-text min-w-0 flex-1 basis-64 text-ink-secondary">
        {backups?.everyHours === null &&
          'No backups are made by themselves. Set BACKUP_EVERY_HOURS to change that.'}
        {typeof backups?.everyHours === 'number' &&
          `Every ${backups.everyHours} hours a worker writes a backup into DATA_DIR/backups and keeps the newest ${backups.keep}. Copy them to another machine too.`}
      </p>
      <Button variant="secondary" size="sm" disabled={pending} onClick={start}>
        Back up now
      </Button>
    </div>
  );
}
