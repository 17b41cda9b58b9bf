import { clipName, clipSentence } from '#report/clip-text.ts';
import { outcomeLabels } from '#report/labels.ts';
import { toPageLink } from '#report/page-link.ts';
import type { ReportInput } from '#report/report-input.ts';
import type { CoveragePage, PageOutcome } from '#shared/schemas/coverage.ts';
import { formatCount, formatPlural } from '#shared/text/figures.ts';

export const maxListedPages = 120;

export function describeCoverage({ audit, coverage }: ReportInput) {
  if (audit.kind === 'manual' || coverage === null) return null;
  const listed = coverage.pages.filter(({ outcome }) => !isOnlyCounted(outcome)).slice(0, maxListedPages);
  const counted = coverage.pages.filter(({ outcome }) => isOnlyCounted(outcome));
  const more = Math.max(coverage.found, coverage.pages.length) - listed.length - counted.length;
  return {
    note: clipSentence(coverage.note ?? '') || null,
    counts: [
      { label: 'Pages found', value: formatCount(coverage.found) },
      { label: 'Read', value: formatCount(coverage.read) },
      { label: 'Blocked by robots.txt', value: formatCount(coverage.skippedByRobots) },
      { label: 'Failed', value: formatCount(coverage.failed) },
      { label: 'Duplicates', value: formatCount(coverage.duplicates) },
      { label: 'Set aside', value: formatCount(coverage.setAside) },
      { label: 'Rendered in a browser', value: formatCount(coverage.rendered) },
      { label: 'Scan quality', value: formatQuality(audit.stats.scanQuality) },
    ],
    pages: listed.map((page) => ({
      title: clipName(page.title ?? '', ''),
      page: toPageLink(page.url),
      outcome: outcomeLabels[page.outcome],
      reason: clipSentence(page.reason ?? ''),
      words: page.words === undefined ? '' : formatCount(page.words),
    })),
    more: [
      ...describeCounted(counted),
      ...(more > 0 ? [`${formatPlural(more, 'more page')} not listed here.`] : []),
    ],
  };
}

/** Pages with these outcomes are only counted, because dozens of rows with the same reason would fill the report. */
function isOnlyCounted(outcome: PageOutcome): boolean {
  return outcome === 'duplicate' || outcome === 'not-fetched';
}

function describeCounted(pages: readonly CoveragePage[]): string[] {
  const duplicates = pages.filter(({ outcome }) => outcome === 'duplicate').length;
  const reasons = new Map<string, number>();
  for (const { outcome, reason = '' } of pages) {
    if (outcome === 'not-fetched') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return [
    ...(duplicates > 0
      ? [
          `${formatPlural(duplicates, 'duplicate')} of these pages ${duplicates === 1 ? 'is' : 'are'} not listed.`,
        ]
      : []),
    ...Array.from(reasons, ([reason, count]) =>
      `${formatPlural(count, 'page')} not fetched. ${clipSentence(reason)}`.trim(),
    ),
  ];
}

function formatQuality(quality: number | null): string {
  return quality === null ? 'N/A' : `${Math.round(quality)}%`;
}
