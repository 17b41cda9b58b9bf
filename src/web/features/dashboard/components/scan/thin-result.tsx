import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatPlural } from '#shared/text/figures.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { manualEntryLink } from '#web/lib/manual-entry-link.ts';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';

import { fewPages } from '../../rules/thin-result.ts';

interface ThinResultProps {
  audit: DashboardAudit;
  pages: number;
  /** Number of the company's own workflows. */
  workflows: number;
  onAdd?: (() => void) | undefined;
}

export function ThinResult({ audit, pages, workflows, onAdd }: ThinResultProps) {
  return (
    <section
      aria-labelledby="thin-title"
      className="rounded-md border border-warning-text/40 bg-warning-soft p-5 sm:p-6"
    >
      <h2 id="thin-title" className="text-md">
        {workflows === 1 && pages > fewPages ? 'We found only one workflow on' : 'We found little on'}{' '}
        {formatPlural(pages, 'page')}. Add what's missing
      </h2>
      <p className="mt-1 max-w-text text-sm">
        The website shows {formatPlural(workflows, 'workflow')}, so the figure below covers only part of what
        you do. We'll update the value, modules, and plan with everything you add.
      </p>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        {onAdd && (
          <Button size="sm" onClick={onAdd}>
            <Plus aria-hidden className="size-4" />
            Add workflows here
          </Button>
        )}
        <Link to={manualEntryLink(audit)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Enter your workflows by hand
        </Link>
      </div>
    </section>
  );
}
