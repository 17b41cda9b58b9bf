import { Hourglass, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { Audit } from '#shared/schemas/audit.ts';
import { nameAudit } from '#shared/text/name-audit.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';

/** Stands where results would, while an audit is being made or when it has failed; its dashboard says more. */
export function UnfinishedAudit({ audit }: { audit: Audit }) {
  const action = (
    <Link to={`/diagnosis/${audit.id}`} className={buttonClass({ variant: 'secondary' })}>
      Open the dashboard
    </Link>
  );
  if (audit.status === 'failed') {
    return (
      <EmptyState icon={SearchX} title={`${nameAudit(audit)} could not be diagnosed`} action={action}>
        {audit.failure?.message}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Hourglass} title="The diagnosis is still being made" action={action}>
      The dashboard shows how far it has come.
    </EmptyState>
  );
}
