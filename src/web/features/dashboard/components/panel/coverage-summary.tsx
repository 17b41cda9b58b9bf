import { lazy, Suspense, useState } from 'react';
import type { Coverage } from '#shared/schemas/coverage.ts';
import { formatCount, formatPlural } from '#shared/text/figures.ts';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';

import { coverageParts } from '../../rules/page-outcomes.ts';

const CoverageDialog = lazy(async () => ({
  default: (await import('./coverage-dialog.tsx')).CoverageDialog,
}));

/** During a scan, the summary reserves the space that it needs later, to avoid layout shifts. */
export function CoverageSummary({ coverage, running }: { coverage: Coverage; running: boolean }) {
  const [open, setOpen] = useState(false);
  const parts = coverageParts(coverage);
  return (
    <div className="text-sm">
      <p className="font-strong">Coverage</p>
      <p className={classNames('mt-1 text-ink-secondary', running && 'min-h-11')}>
        {coverage.read === 0
          ? running
            ? "We haven't read any pages yet"
            : "We didn't read any pages"
          : `We read ${formatCount(coverage.read)} of ${formatPlural(coverage.found, 'page')} found`}
        {parts.length > 0 && `; ${parts.map((part) => `${part.count} ${part.label}`).join(', ')}`}.
      </p>
      {coverage.note !== null && !running && (
        <p dir="auto" className="mt-2 text-ink-secondary">
          {coverage.note}
        </p>
      )}
      {(running || coverage.pages.length > 0) && (
        <Button
          variant="secondary"
          size="sm"
          className="no-print mt-3"
          disabled={coverage.pages.length === 0}
          onClick={() => setOpen(true)}
        >
          See every page
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <CoverageDialog coverage={coverage} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
