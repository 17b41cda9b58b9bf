import { type IndustryDefinition, industryDefinitionSchema } from '../industry-definition.ts';
import { goods } from './goods.ts';
import { healthcare } from './healthcare.ts';
import { knowledge } from './knowledge.ts';
import { other } from './other.ts';
import { professional } from './professional.ts';

/** Every industry, checked. An id that is itself a company type speaks of that type in general. */
export const industries: readonly IndustryDefinition[] = checkIndustries(
  [...professional, ...knowledge, ...healthcare, ...goods, ...other].map((source) =>
    industryDefinitionSchema.parse(source),
  ),
);

const byId = new Map(industries.map((industry) => [industry.id, industry]));

export function findIndustry(id: string): IndustryDefinition | undefined {
  return byId.get(id);
}

/** Throws when two industries share an id. */
export function checkIndustries(list: IndustryDefinition[]): IndustryDefinition[] {
  const seen = new Set<string>();
  for (const { id } of list) {
    if (seen.has(id)) throw new Error(`Two industries have the id "${id}"`);
    seen.add(id);
  }
  return list;
}
