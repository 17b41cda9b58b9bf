import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { FoundInPages } from '#diagnosis/diagnosis-types.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

/** What a model is asked about. */
export interface ReadCloserInput {
  /** The pages that the analysis reads. */
  pages: readonly PageFacts[];
  /** What it found in them by itself. */
  built: FoundInPages;
  knowledge: Knowledge;
}
