import { useState } from 'react';
import {
  type Coverage,
  type CoveragePage,
  type PageOutcome,
  pageOutcomes,
} from '#shared/schemas/coverage.ts';
import { formatPlural } from '#shared/text/figures.ts';
import { PageLink } from '#web/components/audit/evidence-list.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Select } from '#web/components/ui/select.tsx';

import { outcomeLabels } from '../../rules/page-outcomes.ts';
import { ScrollRegion } from '../scroll-region.tsx';

interface CoverageDialogProps {
  coverage: Coverage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CoverageDialog({ coverage, open, onOpenChange }: CoverageDialogProps) {
  const [shown, setShown] = useState<PageOutcome | 'all'>('all');
  const pages = coverage.pages.filter((page) => shown === 'all' || page.outcome === shown);
  const unlisted = coverage.found - coverage.pages.length;
  const countOf = (outcome: PageOutcome) => coverage.pages.filter((page) => page.outcome === outcome).length;
  const options = [
    { value: 'all', label: `All pages (${coverage.pages.length})` },
    ...pageOutcomes
      .filter((outcome) => countOf(outcome) > 0)
      .map((outcome) => ({ value: outcome, label: `${outcomeLabels[outcome]} (${countOf(outcome)})` })),
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Pages in this scan"
      description="The diagnosis is based on the pages we read. For every other page, we say why we didn't read it."
    >
      <Select
        aria-label="Show pages"
        options={options}
        value={shown}
        onChange={(event) =>
          setShown(pageOutcomes.find((outcome) => outcome === event.target.value) ?? 'all')
        }
      />
      <ScrollRegion
        label="Pages"
        className="mt-4 max-h-[min(26rem,50vh)] overflow-y-auto border-y border-rule"
      >
        <ul className="divide-y divide-rule">
          {pages.map((page) => (
            <PageRow key={page.url} page={page} />
          ))}
        </ul>
      </ScrollRegion>
      {shown === 'all' && unlisted > 0 && (
        <p className="mt-3 text-sm text-ink-secondary">
          {`${formatPlural(unlisted, 'more address', 'more addresses')} found but not listed here.`}
        </p>
      )}
    </Dialog>
  );
}

function PageRow({ page }: { page: CoveragePage }) {
  return (
    <li className="grid gap-1 py-3 pr-2">
      <div className="flex items-start justify-between gap-3">
        <p dir="auto" className="min-w-0 text-sm wrap-anywhere">
          {page.title ?? 'Untitled page'}
        </p>
        <span className="shrink-0">
          <Badge tone={outcomeTones[page.outcome]}>{outcomeLabels[page.outcome]}</Badge>
        </span>
      </div>
      <PageLink url={page.url} />
      {page.reason && (
        <p dir="auto" className="text-sm wrap-anywhere text-ink-secondary">
          {page.reason}
        </p>
      )}
      {page.outcome === 'read' && page.words !== undefined && (
        <p className="text-xs text-ink-secondary">{formatPlural(page.words, 'word')}</p>
      )}
    </li>
  );
}

const outcomeTones: Record<PageOutcome, Tone> = {
  read: 'success',
  'skipped-by-robots': 'neutral',
  failed: 'danger',
  duplicate: 'neutral',
  'set-aside': 'neutral',
  'not-fetched': 'warning',
};
