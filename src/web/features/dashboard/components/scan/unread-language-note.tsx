import { Languages } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import { manualEntryLink } from '#web/lib/manual-entry-link.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';

interface UnreadLanguageNoteProps {
  audit: DashboardAudit;
  note: string;
}

export function UnreadLanguageNote({ audit, note }: UnreadLanguageNoteProps) {
  return (
    <section
      aria-labelledby="unread-language"
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-md border border-rule bg-surface p-5"
    >
      <Languages aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="unread-language" className="font-strong">
          This is only part of the picture
        </h2>
        <p dir="auto" className="mt-1 text-sm text-ink-secondary">
          {note}
        </p>
      </div>
      <Link to={manualEntryLink(audit)} className={buttonClass({ variant: 'secondary' })}>
        Enter your workflows by hand
      </Link>
    </section>
  );
}
