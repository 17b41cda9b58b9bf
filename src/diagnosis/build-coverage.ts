import type { Coverage, CoveragePage, PageOutcome } from '#shared/schemas/coverage.ts';
import { languageName, readableLanguage } from './annotate/readable-language.ts';
import { siteLanguage } from './annotate/site-language.ts';
import type { CrawledPage, CrawlResult } from './crawl/crawl-types.ts';
import type { PageFacts } from './read/page-facts.ts';

export function buildCoverage(
  crawled: Pick<CrawlResult, 'pages' | 'found'>,
  read: readonly PageFacts[],
  note: string | null,
): Coverage {
  const { pages } = crawled;
  const language = siteLanguage(read);
  const count = (outcome: PageOutcome) => pages.filter((page) => page.outcome === outcome).length;
  return {
    found: Math.max(crawled.found, pages.length),
    read: count('read'),
    skippedByRobots: count('skipped-by-robots'),
    failed: count('failed'),
    rendered: pages.filter((page) => page.rendered).length,
    duplicates: count('duplicate'),
    setAside: count('set-aside'),
    language,
    ...(language !== null && readableLanguage(language) === null
      ? { unreadLanguage: languageName(language) }
      : {}),
    note,
    pages: pages.map(coveragePage),
  };
}

function coveragePage({ url, outcome, reason, facts }: CrawledPage): CoveragePage {
  return {
    url,
    outcome,
    ...(reason === null ? {} : { reason }),
    ...(facts === null
      ? {}
      : {
          title: facts.title,
          words: facts.words,
          ...(outcome === 'read' && facts.learned.length > 0 ? { learned: facts.learned } : {}),
        }),
  };
}
