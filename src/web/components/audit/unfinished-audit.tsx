import { Hourglass, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { Audit } from '#shared/schemas/audit.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';

export function UnfinishedAudit({ audit }: { audit: Audit }) {
  const action = (
    <Link to={`/diagnosis/${audit.id}`} className={buttonClass({ variant: 'secondary' })}>
      Open the dashboard
    </Link>
  );
  if (audit.status === 'failed') {
    return (
      <EmptyState
        icon={SearchX}
        title={`We couldn't diagnose ${audit.domain || 'the website'}`}
        action={action}
      >
        {audit.failure?.message}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Hourglass} title="The diagnosis isn't finished yet" action={action}>
      You can follow its progress on the dashboard.
    </EmptyState>
  );
}
