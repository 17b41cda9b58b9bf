import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { FoundInPages } from '#diagnosis/diagnosis-types.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

export interface ReadCloserInput {
  /** The pages that the analysis reads. */
  pages: readonly PageFacts[];
  /** The analysis' own findings in them. */
  built: FoundInPages;
  knowledge: Knowledge;
}
