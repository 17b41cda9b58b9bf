import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { CrawlResult } from './crawl/crawl-types.ts';
import { readableSite } from './diagnose-pages.ts';
import type { SaidOfCompany } from './diagnosis-types.ts';
import { type Identification, identify } from './identify.ts';
import type { ModelReading } from './second-reader/model-reading.ts';

export function identifySite(
  request: SaidOfCompany,
  crawled: CrawlResult,
  disabled: ReadonlySet<string> = new Set(),
  reading: ModelReading | null = null,
): Identification {
  const { read } = readableSite(crawled);
  return identify(read, request.companyType, loadKnowledge(), {
    size: request.companySize,
    specialty: request.specialty,
    disabled,
    reading,
  });
}
