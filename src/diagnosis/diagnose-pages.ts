import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { localizePages } from './annotate/localize-pages.ts';
import { signalIndexes } from './annotate/signal-index.ts';
import { boundedSite } from './bounded-site.ts';
import { buildCoverage } from './build-coverage.ts';
import { withQuoteLanguages } from './compose/quote-language.ts';
import { scanQuality } from './compose/scan-quality.ts';
import { seenNotCounted } from './compose/seen-not-counted.ts';
import { coverageNote } from './coverage-note.ts';
import type { CrawlResult } from './crawl/crawl-types.ts';
import type { Analysis, SaidOfCompany } from './diagnosis-types.ts';
import { type Identification, identify } from './identify.ts';
import { isOwnWorkflow } from './own-workflow-id.ts';
import { rateWorkflows } from './rate/rate-workflows.ts';
import type { PageFacts } from './read/page-facts.ts';
import { hasUnderstood, type ModelReading } from './second-reader/model-reading.ts';
import { type UnfinishedSite, unfinishedSite } from './unfinished-site.ts';

/** Builds the index for English pages ahead of time, while the first pages are fetched. */
export function prepareDiagnosis(): void {
  signalIndexes(loadKnowledge()).of('en');
}

export function diagnosePages(
  request: SaidOfCompany,
  crawled: CrawlResult,
  reading: ModelReading | null = null,
  { onlyReading = false }: { onlyReading?: boolean } = {},
): Analysis {
  const { read, unfinished } = readableSite(crawled);
  const found = identify(read, request.companyType, loadKnowledge(), {
    size: request.companySize,
    specialty: request.specialty,
    reading,
    onlyReading,
  });
  return describeDiagnosis(request, crawled, withQuoteLanguages(found, read), {
    read,
    unfinished,
    reading,
  });
}

export function readableSite(crawled: CrawlResult): { read: PageFacts[]; unfinished: UnfinishedSite | null } {
  const unfinished = unfinishedSite(crawled.pages);
  return { read: unfinished ? [] : localizePages(boundedSite(readablePages(crawled))), unfinished };
}

function describeDiagnosis(
  request: SaidOfCompany,
  crawled: CrawlResult,
  found: Identification,
  {
    read,
    unfinished,
    reading,
  }: {
    read: readonly PageFacts[];
    unfinished: UnfinishedSite | null;
    reading: ModelReading | null;
  },
): Analysis {
  // A model that understood the site has named what it does; what words in passing suggest would only repeat that or
  // be wrong.
  const seen = reading !== null && hasUnderstood(reading) ? [] : seenIn(found);
  const observed = found.workflows.filter(({ basis }) => basis === 'observed').length;
  const note = crawled.failure
    ? null
    : coverageNote({
        read,
        setAside: setAsideReasons(crawled),
        observed,
        suggests: seen.some(({ suggested }) => suggested),
        supported: found.workflows.filter(({ basis }) => basis !== 'typical').length,
        crawlNotes: crawled.notes,
        unfinished,
      });
  const coverage = buildCoverage(crawled, read, note);
  const { team, workflows } = rateWorkflows(
    found,
    { pages: read, isWhole: crawled.found <= read.length, ...whoWorks(reading) },
    request.companySize,
    loadKnowledge(),
  );
  const quality = crawled.failure
    ? { scanQuality: null, scanQualityParts: [] }
    : scanQuality(coverage, read, found.workflows);
  return {
    reachedUrl: crawled.reachedUrl,
    failure: crawled.failure,
    coverage,
    industry: found.industry,
    team,
    offerings: found.offerings,
    workflows,
    seenNotCounted: seen,
    ...quality,
    favicon: crawled.favicon,
  };
}

function seenIn({ trace, workflows }: Identification): SeenNotCounted[] {
  return seenNotCounted(
    trace.candidates.filter(({ id }) => !isOwnWorkflow(id)),
    {
      ids: new Set(workflows.map(({ definition }) => definition.id)),
      names: new Set(workflows.map(({ name }) => foldName(name))),
    },
  );
}

function whoWorks(reading: ModelReading | null): Partial<Pick<ModelReading, 'people' | 'workingTime'>> {
  return reading === null ? {} : { people: reading.people, workingTime: reading.workingTime };
}

function readablePages({ pages, failure }: CrawlResult): PageFacts[] {
  if (failure) return [];
  return pages.flatMap(({ outcome, facts }) =>
    outcome === 'read' && facts && facts.setAside === null ? [facts] : [],
  );
}

function setAsideReasons({ pages }: CrawlResult): string[] {
  return pages.flatMap(({ facts }) => (facts?.setAside ? [facts.setAside] : []));
}
