import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { FoundInPages } from '#diagnosis/diagnosis-types.ts';

/** The most specific trade known. Null if the analysis could not tell. */
export function tradeFound(
  { industries }: Pick<Knowledge, 'industries'>,
  { industry }: Pick<FoundInPages, 'industry'>,
): IndustryDefinition | null {
  const { detected, detail } = industry;
  return (
    industries.find(({ name }) => name === detail) ?? industries.find(({ id }) => id === detected) ?? null
  );
}
