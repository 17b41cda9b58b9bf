import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { identify } from '#diagnosis/identify.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

export function offeringsOn(pages: readonly PageFacts[]): string[] {
  return identify(pages, 'unknown', { workflows, industries }).offerings.map(({ name }) => name);
}
