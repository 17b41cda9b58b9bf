import { FileSearch } from 'lucide-react';
import { Link } from 'react-router';
import type { Audit } from '#shared/schemas/audit.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';
import { manualEntryLink } from '#web/lib/manual-entry-link.ts';

/** A diagnosis without work has no figures, only the reason. */
export function NoWork({ audit, note }: { audit: Audit; note: string }) {
  return (
    <EmptyState
      icon={FileSearch}
      title="This diagnosis has no work"
      action={
        <Link to={manualEntryLink(audit)} className={`${buttonClass()} no-print mt-2`}>
          Enter your workflows by hand
        </Link>
      }
    >
      <p dir="auto">{note}</p>
      <p className="mt-2">
        We don't show figures or recommendations here, because we'd have to make them up. If you enter your
        own workflows and tasks, the diagnosis works just as well.
      </p>
    </EmptyState>
  );
}
