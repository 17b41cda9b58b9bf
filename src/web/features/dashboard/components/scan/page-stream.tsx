import { Check, Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Coverage, CoveragePage } from '#shared/schemas/coverage.ts';
import { formatPlural } from '#shared/text/figures.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { pathOf } from '#web/lib/safe-link.ts';

import { outcomeLabels } from '../../rules/page-outcomes.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { useOneByOne } from './use-one-by-one.ts';

const comingWidths = ['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5', 'w-5/12'] as const;

/** The list has a fixed height, to avoid layout shifts. */
export function PageStream({ coverage }: { coverage: Coverage | undefined }) {
  const pages = useOneByOne(coverage?.pages ?? []);
  const list = useRef<HTMLElement>(null);
  const count = pages.length;
  useEffect(() => {
    const element = list.current;
    if (element === null || count === 0) return;
    const nearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 160;
    if (nearEnd) element.scrollTop = element.scrollHeight;
  }, [count]);
  return (
    <section aria-labelledby="page-stream-title" className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="page-stream-title" className="text-lg">
          Reading the site
        </h2>
        <p className="figures text-sm text-ink-secondary" aria-live="polite">
          {coverage && coverage.found > 0
            ? `Read ${coverage.read} of ${formatPlural(coverage.found, 'page')} found so far`
            : 'Looking for pages'}
        </p>
      </div>
      <ScrollRegion
        ref={list}
        label="Pages read so far"
        className="mt-3 h-80 overflow-y-auto rounded-md border border-rule bg-surface px-4 py-2 sm:px-5"
      >
        <ol>
          {pages.map((page) => (
            <PageLine key={page.url} page={page} />
          ))}
          {comingWidths.slice(0, count === 0 ? comingWidths.length : 1).map((width, place) => (
            <li
              key={`${count}-${width}`}
              className="flex items-center gap-3 border-b border-rule py-2.5 last:border-b-0"
              style={{ opacity: 1 - place / comingWidths.length }}
              aria-hidden
            >
              <Skeleton className="size-4 shrink-0 rounded-full" />
              <span className="grid grow gap-2 py-1">
                <Skeleton className={`h-3.5 ${width}`} />
                <Skeleton className="h-2.5 w-1/4" />
              </span>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </section>
  );
}

function PageLine({ page }: { page: CoveragePage }) {
  const read = page.outcome === 'read';
  const Icon = read ? Check : page.outcome === 'failed' ? X : Minus;
  return (
    <li className="flex animate-appear items-start gap-3 border-b border-rule py-2.5">
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${read ? 'text-accent' : 'text-ink-secondary'}`} />
      <div className="min-w-0 grow">
        <p dir="auto" className="truncate text-sm/6 font-strong">
          {page.title ?? pathOf(page.url)}
        </p>
        <p className="truncate text-xs text-ink-secondary">
          <bdi>{pathOf(page.url)}</bdi>
          {!read && ` · ${page.reason ?? outcomeLabels[page.outcome]}`}
        </p>
      </div>
      <ul aria-label="Found on this page" className="flex max-w-1/2 flex-wrap justify-end gap-1">
        {page.learned?.map((finding) => (
          <li key={finding} className="min-w-0">
            <Badge tone="accent">
              <span className="truncate">{finding}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </li>
  );
}
