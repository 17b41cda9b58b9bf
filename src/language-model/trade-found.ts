import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { FoundInPages } from '#diagnosis/diagnosis-types.ts';

export function tradeFound(
  { industries }: Pick<Knowledge, 'industries'>,
  { industry }: Pick<FoundInPages, 'industry'>,
): IndustryDefinition | null {
  const { detected, detail } = industry;
  return (
    industries.find(({ name }) => name === detail) ?? industries.find(({ id }) => id === detected) ?? null
  );
}
