import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { adminHealthQuery } from '../api/admin-queries.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { HealthReport } from '../components/health-report.tsx';
import { AdminPage } from '../components/layout/admin-page.tsx';
import { AdminSection } from '../components/layout/admin-section.tsx';

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
  const { start, pending } = useAdminAction({
    run: () => postJson('/api/admin/backup', {}),
    done: 'A worker will make a backup within a minute or two.',
    failed: "We couldn't request the backup. Please try again.",
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-text min-w-0 flex-1 basis-64 text-ink-secondary">
        {backups?.everyHours === null && 'Automatic backups are off. Set BACKUP_EVERY_HOURS to turn them on.'}
        {typeof backups?.everyHours === 'number' &&
          `${backups.everyHours === 1 ? 'Every hour' : `Every ${backups.everyHours} hours`}, a worker writes a backup to DATA_DIR/backups. We keep the newest ${backups.keep}. Copy them to another machine too.`}
      </p>
      <Button variant="secondary" size="sm" disabled={pending} onClick={start}>
        Back up now
      </Button>
    </div>
  );
}
