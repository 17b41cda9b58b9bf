import { clipName, clipSentence } from '#report/clip-text.ts';
import { outcomeLabels } from '#report/labels.ts';
import { toPageLink } from '#report/page-link.ts';
import type { ReportInput } from '#report/report-input.ts';
import { formatCount, formatPlural } from '#shared/text/figures.ts';

/** More pages than this are only counted. */
export const maxListedPages = 120;

/** The pages read and not read, with reasons; null if nothing was scanned. */
export function describeCoverage({ audit, coverage }: ReportInput) {
  if (audit.kind === 'manual' || coverage === null) return null;
  const more =
    Math.max(coverage.found, coverage.pages.length) - Math.min(coverage.pages.length, maxListedPages);
  return {
    note: clipSentence(coverage.note ?? '') || null,
    counts: [
      { label: 'Pages found', value: formatCount(coverage.found) },
      { label: 'Read', value: formatCount(coverage.read) },
      { label: 'Skipped by robots.txt', value: formatCount(coverage.skippedByRobots) },
      { label: 'Failed', value: formatCount(coverage.failed) },
      { label: 'Duplicates', value: formatCount(coverage.duplicates) },
      { label: 'Set aside', value: formatCount(coverage.setAside) },
      { label: 'Rendered with a browser', value: formatCount(coverage.rendered) },
      { label: 'Scan quality', value: formatQuality(audit.stats.scanQuality) },
    ],
    pages: coverage.pages.slice(0, maxListedPages).map((page) => ({
      title: clipName(page.title ?? '', ''),
      page: toPageLink(page.url),
      outcome: outcomeLabels[page.outcome],
      reason: clipSentence(page.reason ?? ''),
      words: page.words === undefined ? '' : formatCount(page.words),
    })),
    more: more > 0 ? `${formatPlural(more, 'more page')} not listed here.` : null,
  };
}

function formatQuality(quality: number | null): string {
  return quality === null ? 'N/A' : `${Math.round(quality)}%`;
}
