import type { IndustryDefinition, TradeTrait } from '../industry-definition.ts';
import { loadKnowledge } from './knowledge.ts';

let byId: ReadonlyMap<string, IndustryDefinition> | null = null;

export function findIndustry(id: string): IndustryDefinition | undefined {
  byId ??= new Map(loadKnowledge().industries.map((industry) => [industry.id, industry]));
  return byId.get(id);
}

export function hasTradeTrait(id: string | null, trait: TradeTrait): boolean {
  return id !== null && (findIndustry(id)?.traits?.includes(trait) ?? false);
}
