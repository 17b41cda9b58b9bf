import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { buildCoverage } from './build-coverage.ts';
import { coverageNote } from './coverage-note.ts';
import type { CrawlResult } from './crawl/crawl-types.ts';
import type { Diagnosis, DiagnosisRequest } from './diagnosis-types.ts';
import { type Identification, identify } from './identify/identify.ts';
import { scanQuality } from './identify/scan-quality.ts';
import { signalIndexes } from './identify/signal-index.ts';
import { practiceSite } from './practice-site.ts';
import { rateWorkflow } from './rate/rate-workflow.ts';
import type { PageFacts } from './read/page-facts.ts';
import { type UnfinishedSite, unfinishedSite } from './unfinished-site.ts';

/**
 * Lays out what analyses of English pages look up, and practises one on a made-up site, once for a process, so that the
 * first visitor's need not wait for it.
 */
export function prepareDiagnosis(): void {
  signalIndexes({ workflows, industries }).of('en');
  identify(practiceSite(workflows), 'unknown', { workflows, industries });
}

/** From what the crawl brought to a diagnosis: identify, rate, and say how far it reaches. Pure. */
export function diagnosePages(
  request: Pick<DiagnosisRequest, 'companyType' | 'companySize'>,
  crawled: CrawlResult,
): Diagnosis {
  const unfinished = unfinishedSite(crawled.pages);
  const read = unfinished ? [] : readablePages(crawled);
  const found = identify(read, request.companyType, { workflows, industries });
  return describeDiagnosis(request, crawled, read, found, unfinished);
}

function describeDiagnosis(
  request: Pick<DiagnosisRequest, 'companySize'>,
  crawled: CrawlResult,
  read: readonly PageFacts[],
  found: Identification,
  unfinished: UnfinishedSite | null,
): Diagnosis {
  const observed = found.workflows.filter(({ basis }) => basis === 'observed').length;
  const note = crawled.failure
    ? null
    : coverageNote({
        read,
        setAside: setAsideReasons(crawled),
        observed,
        crawlNotes: crawled.notes,
        unfinished,
      });
  const coverage = buildCoverage(crawled, read, note);
  const quality = crawled.failure
    ? { scanQuality: null, scanQualityParts: [] }
    : scanQuality(coverage, read, found.workflows);
  return {
    reachedUrl: crawled.reachedUrl,
    failure: crawled.failure,
    coverage,
    industry: found.industry,
    workflows: found.workflows.map((workflow) => rateWorkflow(workflow, request.companySize)),
    ...quality,
    favicon: crawled.favicon,
  };
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
