import type { Coverage, PageOutcome } from '#shared/schemas/coverage.ts';

export const outcomeLabels: Record<PageOutcome, string> = {
  read: 'Read',
  'skipped-by-robots': 'Blocked by robots.txt',
  failed: 'Failed',
  duplicate: 'Duplicate',
  'set-aside': 'Set aside',
  'not-fetched': 'Not fetched',
};

export function coverageParts(coverage: Coverage): { label: string; count: number }[] {
  return [
    { label: 'blocked by robots.txt', count: coverage.skippedByRobots },
    { label: 'failed', count: coverage.failed },
    { label: coverage.duplicates === 1 ? 'duplicate' : 'duplicates', count: coverage.duplicates },
    { label: 'set aside', count: coverage.setAside },
    { label: 'rendered with a browser', count: coverage.rendered },
  ].filter((part) => part.count > 0);
}
