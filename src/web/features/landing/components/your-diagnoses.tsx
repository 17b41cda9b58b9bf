import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { companyTypeFormLabels } from '#shared/company-types.ts';
import type { OwnAudit } from '#shared/schemas/own-audit.ts';
import { nameAudit } from '#shared/text/name-audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { formatCountOf, formatDay } from '#web/lib/figures.ts';
import { ownAuditsQuery } from '#web/lib/own-audits.ts';

const shownAtFirst = 4;

export function YourDiagnoses({ className }: { className?: string }) {
  const [all, setAll] = useState(false);
  const own = useQuery(ownAuditsQuery);
  const audits = own.data ?? [];
  if (audits.length === 0) return null;
  return (
    <section aria-labelledby="own-title" className={className}>
      <h2 id="own-title" className="text-md">
        Your diagnoses
      </h2>
      <p className="text-sm text-ink-secondary">Started in this browser.</p>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {(all ? audits : audits.slice(0, shownAtFirst)).map((audit) => (
          <li
            key={audit.id}
            className="relative flex items-center justify-between gap-3 py-2 hover:bg-sunken"
          >
            <span className="min-w-0">
              <Link
                to={`/diagnosis/${audit.id}`}
                className="font-strong wrap-anywhere text-ink no-underline after:absolute after:inset-0"
              >
                {nameAudit(audit)}
              </Link>
              <span className="block text-sm text-ink-secondary">{describeAudit(audit)}</span>
            </span>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-secondary" />
          </li>
        ))}
      </ul>
      {!all && audits.length > shownAtFirst && (
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAll(true)}>
          Show all {audits.length}
        </Button>
      )}
    </section>
  );
}

function describeAudit({
  status,
  createdAt,
  companyType,
  kind,
  tasksIdentified,
  workflowsIdentified,
}: OwnAudit): string {
  const found =
    status === 'failed'
      ? "couldn't be diagnosed"
      : status === 'completed'
        ? `${formatCountOf(workflowsIdentified, 'workflow')}, ${formatCountOf(tasksIdentified, 'task')}`
        : 'not finished yet';
  const type = kind === 'manual' ? 'Entered by hand' : companyTypeFormLabels[companyType];
  return [formatDay(new Date(createdAt)), type, found].join(' · ');
}
