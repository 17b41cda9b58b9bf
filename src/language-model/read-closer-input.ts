import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { FoundInPages } from '#diagnosis/diagnosis-types.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

export interface ReadCloserInput {
  pages: readonly PageFacts[];
  built: FoundInPages;
  knowledge: Knowledge;
}
